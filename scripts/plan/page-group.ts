import type { Dataset } from '../../src/domain/site/dataset.ts';
import type { PageRef } from '../../src/domain/site/page-ref.ts';
import type { SitePath } from '../../src/domain/site/paths.ts';

/** The dataset of a page group. */
export interface GroupData {
  readonly path: SitePath;
  /** The manifest that says its version. */
  readonly manifest: SitePath;
  readonly make: () => Dataset;
  /**
   * Returns all that determines the dataset, given the code, as values of JSON. Absent where it draws on every city, and is
   * made to see whether it changed.
   */
  readonly inputs?: (() => readonly object[]) | undefined;
}

/** Pages that are rendered together from one dataset: what is rendered or kept as a whole. */
export interface PageGroup {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** Made on demand, so that a build never holds every dataset at once. Absent for pages of fixed text. */
  readonly data?: GroupData | undefined;
  /** The sitemap that the group's pages belong to: a state's slug, or `pages`. */
  readonly sitemap: string;
}
