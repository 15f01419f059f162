import type { PageRenderer, SiteFacts } from '../../../src/domain/site/page-renderer.ts';
import { type LoadedProgram, loadProgram } from '../bundle/load-program.mjs';
import { type PageTemplate, readTemplate, type TemplateFacts } from './page-template.ts';

/** What a thread needs to render pages. */
export interface RenderSetup {
  readonly client: string;
  /** Where pages are written. */
  readonly staging: string;
  readonly facts: SiteFacts;
  readonly template: TemplateFacts;
  /** Renders every page for itself, sharing no part with others. */
  readonly plain?: boolean | undefined;
}

/** What the program that renders the app exports. */
interface RendererProgram {
  readonly loadScreens: () => Promise<unknown>;
  readonly createPageRenderer: (facts: SiteFacts) => Promise<PageRenderer>;
}

/** Runs the program that renders the app, and has it load all its screens. */
export async function startRenderer(file: string): Promise<LoadedProgram<RendererProgram>> {
  const program = loadProgram<RendererProgram>(file);
  await program.exports.loadScreens();
  return program;
}

/** Readies the app's renderer and the page template. */
export async function setUpRenderer(
  { createPageRenderer }: RendererProgram,
  { facts, client, template }: Pick<RenderSetup, 'facts' | 'client' | 'template'>,
): Promise<{ readonly renderer: PageRenderer; readonly template: PageTemplate }> {
  const [renderer, pageTemplate] = await Promise.all([
    createPageRenderer(facts),
    readTemplate(client, template),
  ]);
  return { renderer, template: pageTemplate };
}
