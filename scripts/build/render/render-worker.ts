import { pathToFileURL } from 'node:url';
import { shownDataset } from '../../../src/domain/site/city-data.ts';
import type { Dataset } from '../../../src/domain/site/dataset.ts';
import type { Indexability } from '../../../src/domain/site/indexability.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import type { PageRenderer, SiteFacts } from '../../../src/domain/site/page-renderer.ts';
import { pageFile, type SitePath } from '../../../src/domain/site/paths.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { type Drawing, drawPng } from '../images/draw-png.ts';
import type { FileEntry, PublishedPage } from '../manifest.ts';
import { StagingFolder } from '../publish/published-folder.ts';
import { type PageTemplate, readTemplate, type TemplateFacts } from './page-template.ts';

export interface RenderSetup {
  readonly renderer: string;
  readonly client: string;
  readonly stagingPath: string;
  readonly facts: TemplateFacts;
}

export interface RenderJob {
  readonly pages: readonly { readonly page: PageRef; readonly files: readonly SitePath[] }[];
  readonly published: ReadonlyMap<string, FileEntry>;
  readonly data: ReadonlyMap<string, Uint8Array>;
}

export interface RenderFailure {
  readonly path: SitePath;
  readonly message: string;
}

export interface RenderedGroup {
  readonly pages: readonly PublishedPage[];
  readonly staged: readonly string[];
  readonly failures: readonly RenderFailure[];
}

interface RendererProgram {
  readonly createPageRenderer: (facts: SiteFacts) => Promise<PageRenderer>;
}

interface ThreadState {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
  readonly stagingPath: string;
}

let threadState: Promise<ThreadState> | undefined;

/** Renders one group of pages on this thread. All jobs of a thread have the same setup. */
export default async function renderJob({
  setup,
  job,
}: {
  readonly setup: RenderSetup;
  readonly job: RenderJob;
}): Promise<RenderedGroup> {
  threadState ??= createThreadState(setup);
  return renderGroup(job, await threadState);
}

async function createThreadState({
  renderer,
  client,
  stagingPath,
  facts,
}: RenderSetup): Promise<ThreadState> {
  const program: RendererProgram = await import(pathToFileURL(renderer).href);
  return {
    renderer: await program.createPageRenderer(facts),
    template: await readTemplate(client, facts),
    stagingPath,
  };
}

function renderGroup(job: RenderJob, { renderer, template, stagingPath }: ThreadState): RenderedGroup {
  const dataOf = jobData(job);
  const staging = new StagingFolder(stagingPath, job.published);
  const pages: PublishedPage[] = [];
  const failures: RenderFailure[] = [];
  for (const { page, files } of job.pages) {
    const file = pageFile(page.path);
    let html: string;
    let indexability: Indexability;
    try {
      const { kind, dataset } = dataOf(files.join(' '));
      const { indexability: decided, ...content } = renderer.render(page, dataset);
      indexability = decided;
      html = template({ ...content, data: { kind, files }, hydrates: page.kind !== 'not-found' });
      // React leaves an error within a boundary to the browser; here the page counts as failed.
      if (html.includes('<!--$!-->')) throw new Error('A part of the page could not be rendered');
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // The others are rendered, so that one build names every bad page.
      failures.push({ path: page.path, message });
      continue;
    }
    pages.push({ file, ...staging.add(file, html), reasons: indexability.reasons });
  }
  return { pages, staged: staging.staged, failures };
}

function jobData({ data }: RenderJob) {
  const parsed = memoize((file: string): Dataset => JSON.parse(new TextDecoder().decode(data.get(file))));
  return memoize((files: string) => {
    const [dataset, ...tiles] = files === '' ? [] : files.split(' ').map(parsed);
    return { kind: dataset?.kind, dataset: shownDataset(dataset, tiles) };
  });
}

/** Draws pictures into a cache folder on this thread. `library` is the renderer's module. */
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
