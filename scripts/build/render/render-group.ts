import type { Dataset } from '../../../src/domain/site/dataset.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import type { PageRenderer } from '../../../src/domain/site/page-renderer.ts';
import type { SitePath } from '../../../src/domain/site/paths.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import { type PageLines, type PageTally, pageLine, tallyPages } from '../state/page-lines.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { PageTemplate } from './page-template.ts';
import { StagedPages } from './staged-pages.ts';

/** A group of pages as it crosses to a rendering thread. */
export interface RenderJob {
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** What is published of each page; a page that comes out as that is not written. */
  readonly published: readonly (Fingerprint | undefined)[];
  /** The page's dataset, as the text that is published: that crosses to a thread faster than the records. */
  readonly dataset?: { readonly file: SitePath; readonly text: string } | undefined;
}

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly path: SitePath;
  readonly message: string;
}

/** What a group came to. */
export interface RenderedGroup {
  readonly pages: PageLines;
  readonly tally: PageTally;
  /** How many pages were written, since they are not what is published. */
  readonly written: number;
  readonly failures: readonly RenderFailure[];
}

/**
 * Renders the pages of a group and writes those that differ from what is published into the staging folder. A page that
 * throws is reported with its path, and the others go on, so that one build names every bad page.
 */
export function renderGroup(
  { pages, published, dataset }: RenderJob,
  { renderer, template }: { readonly renderer: PageRenderer; readonly template: PageTemplate },
  { staging }: Pick<RenderSetup, 'staging'>,
): RenderedGroup {
  const stagedPages = new StagedPages(staging);
  const failures: RenderFailure[] = [];
  const data: Dataset | undefined = dataset && JSON.parse(dataset.text);
  const named = dataset && data && { kind: data.kind, file: dataset.file };
  for (const [index, page] of pages.entries()) {
    const { path } = page;
    const rendered = attempt(() => {
      const { html, head, indexability, entries } = renderer.render(page, data);
      const hydrates = page.kind !== 'not-found';
      const content = template({ html, head, entries, dataset: named, hydrates });
      return { content, reasons: indexability.reasons };
    });
    if ('message' in rendered) {
      failures.push({ path, message: rendered.message });
      continue;
    }
    const { content, reasons } = rendered.value;
    // A full disk is not the page's fault, and stops the others too.
    stagedPages.add({ page, reasons, published: published[index] }, [content]);
  }
  const { made, written } = stagedPages.finish();
  return { pages: made.map(pageLine).join('\n'), tally: tallyPages(made), written, failures };
}

/** What `work` gives, or the words of what it threw. */
function attempt<Value>(work: () => Value): { readonly value: Value } | { readonly message: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
