import { pathToFileURL } from 'node:url';
import type { PageRenderer, SiteFacts } from '../../src/domain/site/page-renderer.ts';
import { type PageTemplate, readTemplate, type TemplateFacts } from './page-template.ts';

/** What a thread needs to render pages. */
export interface RenderSetup {
  /** Module that exports `createPageRenderer`. */
  readonly renderer: string;
  readonly client: string;
  /** Where pages are written. */
  readonly staging: string;
  readonly facts: SiteFacts;
  readonly template: TemplateFacts;
  /** Renders every page for itself, sharing no part with others. */
  readonly plain?: boolean | undefined;
}

/** The module that renders the app. */
interface RendererModule {
  readonly loadScreens: () => Promise<unknown>;
  readonly createPageRenderer: (facts: SiteFacts) => Promise<PageRenderer>;
}

/** Imports the renderer with all its screens. */
export async function importRenderer(module: string): Promise<RendererModule> {
  const renderer: RendererModule = await import(pathToFileURL(module).href);
  await renderer.loadScreens();
  return renderer;
}

/** Loads the app's renderer and the page template. */
export async function loadRenderer(
  setup: RenderSetup,
): Promise<{ readonly renderer: PageRenderer; readonly template: PageTemplate }> {
  const [{ createPageRenderer }, template] = await Promise.all([
    importRenderer(setup.renderer),
    readTemplate(setup.client, setup.template),
  ]);
  return { renderer: await createPageRenderer(setup.facts), template };
}
