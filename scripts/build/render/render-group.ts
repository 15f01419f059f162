import type { Dataset } from '../../../src/domain/site/dataset.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import type { PageRenderer } from '../../../src/domain/site/page-renderer.ts';
import { pageFile, type SitePath } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import type { PublishedPage } from '../manifest.ts';
import { writeStaged } from '../stage.ts';
import type { PageTemplate } from './page-template.ts';

/** The pages of a group as they go to a rendering thread. */
export interface RenderJob {
  readonly pages: readonly PageRef[];
  /** What is published of each page. A page that comes out the same is not written. */
  readonly published: readonly (Pick<PublishedPage, 'bytes' | 'modified' | 'digest'> | undefined)[];
  /** The pages' dataset as its published text. */
  readonly dataset?: { readonly file: SitePath; readonly text: string } | undefined;
}

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly path: SitePath;
  readonly message: string;
}

/** What the pages of a group came to. */
export interface RenderedGroup {
  readonly pages: readonly PublishedPage[];
  /** Files that were staged because they differ from what is published. */
  readonly written: readonly string[];
  readonly failures: readonly RenderFailure[];
}

interface Means {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
  readonly staging: string;
}

/**
 * Renders the pages of a group and stages those that differ from what is published. A page that throws is told with
 * its path and the others go on, so that one build names every bad page. Throws the system's error for a full disk.
 */
export function renderGroup(job: RenderJob, { renderer, template, staging }: Means): RenderedGroup {
  const dataset: Dataset | undefined = job.dataset && JSON.parse(job.dataset.text);
  const named = job.dataset && dataset && { kind: dataset.kind, file: job.dataset.file };
  const pages: PublishedPage[] = [];
  const written: string[] = [];
  const failures: RenderFailure[] = [];
  for (const [index, page] of job.pages.entries()) {
    const rendered = attempt(() => renderer.render(page, dataset));
    if (!rendered.ok) {
      failures.push({ path: page.path, message: rendered.message });
      continue;
    }
    const { head, html, entries, indexability } = rendered.value;
    const hydrates = page.kind !== 'not-found';
    const content = Buffer.from(template({ head, html, entries, dataset: named, hydrates }).join(''));
    const file = pageFile(page.path);
    const digest = digestOf(content);
    const known = job.published[index];
    const isSame = known?.digest === digest;
    const entry = isSame ? known : writeStaged(staging, file, content, digest);
    if (!isSame) written.push(file);
    pages.push({ file, ...entry, reasons: indexability.reasons });
  }
  renderer.clear();
  return { pages, written, failures };
}

type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

function attempt<Value>(work: () => Value): Attempt<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, message };
  }
}
