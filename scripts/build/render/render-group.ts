import type { Dataset } from '../../../src/domain/site/dataset.ts';
import type { Indexability } from '../../../src/domain/site/indexability.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import type { PageRenderer } from '../../../src/domain/site/page-renderer.ts';
import { pageFile, type SitePath } from '../../../src/domain/site/paths.ts';
import type { FileEntry, PublishedPage } from '../manifest.ts';
import { Stage } from '../stage.ts';
import type { PageTemplate } from './page-template.ts';

/** The pages of a group as they go to a rendering thread. */
export interface RenderJob {
  readonly pages: readonly PageRef[];
  /** The pages' files as they are published, by name. A page that comes out the same is not written. */
  readonly published: ReadonlyMap<string, FileEntry>;
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
  const stage = new Stage(staging, job.published);
  const pages: PublishedPage[] = [];
  const failures: RenderFailure[] = [];
  for (const page of job.pages) {
    const file = pageFile(page.path);
    let html: string;
    let indexability: Indexability;
    try {
      const { indexability: decided, ...parts } = renderer.render(page, dataset);
      indexability = decided;
      html = template({ ...parts, dataset: named, hydrates: page.kind !== 'not-found' });
      // React leaves to the browser what fails within a boundary; here it is a fault of the page like any other.
      if (html.includes('<!--$!-->')) throw new Error('A part of the page could not be rendered');
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push({ path: page.path, message });
      continue;
    }
    pages.push({ file, ...stage.add(file, html), reasons: indexability.reasons });
  }
  return { pages, written: stage.written, failures };
}
