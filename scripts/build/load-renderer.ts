import { pathToFileURL } from 'node:url';
import type { PageRenderer, SiteFacts } from '../../src/domain/page-renderer.ts';
import { type PageTemplate, readTemplate, type TemplateFacts } from './page-template.ts';

/** What a thread needs to render pages. */
export interface RenderSetup {
  /** Module that exports `createPageRenderer`. */
  readonly renderer: string;
  /** The compiled render-worker.ts. */
  readonly worker: string;
  readonly client: string;
  readonly staging: string;
  readonly facts: SiteFacts;
  readonly template: TemplateFacts;
}

/** Loads the app's renderer and the page template. */
export async function loadRenderer(
  setup: RenderSetup,
): Promise<{ readonly renderer: PageRenderer; readonly template: PageTemplate }> {
  // React picks its build when it is first imported; its development build renders several times slower.
  process.env.NODE_ENV = 'production';
  const [module, template] = await Promise.all([
    import(pathToFileURL(setup.renderer).href),
    readTemplate(setup.client, setup.template),
  ]);
  const createPageRenderer: (facts: SiteFacts) => Promise<PageRenderer> = module.createPageRenderer;
  return { renderer: await createPageRenderer(setup.facts), template };
}
