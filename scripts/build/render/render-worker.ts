import { pathToFileURL } from 'node:url';
import type { PageRenderer, SiteFacts } from '../../../src/domain/site/page-renderer.ts';
import { type Drawing, drawPng } from '../images/draw-png.ts';
import { readTemplate, type TemplateFacts } from './page-template.ts';
import { type RenderedGroup, type RenderJob, renderGroup } from './render-group.ts';

/** What a rendering thread needs beside its jobs. */
export interface RenderSetup {
  /** Program that exports `createPageRenderer`. */
  readonly renderer: string;
  /** Folder of the client build. */
  readonly client: string;
  /** Folder where pages are written. */
  readonly staging: string;
  readonly facts: TemplateFacts;
}

interface RendererProgram {
  readonly createPageRenderer: (facts: SiteFacts) => Promise<PageRenderer>;
}

async function start({ renderer, client, staging, facts }: RenderSetup) {
  const program: RendererProgram = await import(pathToFileURL(renderer).href);
  return {
    renderer: await program.createPageRenderer(facts),
    template: await readTemplate(client, facts),
    staging,
  };
}

let started: ReturnType<typeof start> | undefined;

/** Renders one group of pages on this thread. All jobs of a thread have the same setup. */
export default async function renderJob({
  setup,
  job,
}: {
  readonly setup: RenderSetup;
  readonly job: RenderJob;
}): Promise<RenderedGroup> {
  started ??= start(setup);
  return renderGroup(job, await started);
}

/** Draws pictures into a cache folder on this thread. `library` is where the renderer is imported from. */
export async function drawPictures({
  drawings,
  cache,
  library,
}: {
  readonly drawings: readonly Drawing[];
  readonly cache: string;
  readonly library: string;
}): Promise<void> {
  for (const drawing of drawings) await drawPng(drawing, cache, library);
}
