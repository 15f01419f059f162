import type { ShownDataset } from './dataset.ts';
import type { Indexability } from './indexability.ts';
import type { PageRef } from './page-ref.ts';

/** Facts of the whole site, which every page gets. */
export interface SiteFacts {
  readonly sample: boolean;
  readonly sources?: readonly string[] | undefined;
  /** Pharmacy types that have a directory route but no listing, and `hours` if no hours are known. */
  readonly unconfirmed?: readonly string[] | undefined;
  readonly origin: string;
  readonly lookupHost?: string | undefined;
  readonly mapStyleUrl?: string | undefined;
  readonly mapAtOnce?: boolean | undefined;
  readonly contactFormUrl?: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /**
   * HTML of the title, description and canonical link. If the page is indexed, a social card and any
   * structured data follow; if not, robots `noindex,follow` is included.
   */
  readonly head: string;
  readonly indexability: Indexability;
  /** Modules of the page's screens, by their names in the bundle's manifest. */
  readonly entries: readonly string[];
}

/** Renders pages to HTML, one after another, on one thread. */
export interface PageRenderer {
  readonly render: (page: PageRef, dataset: ShownDataset | undefined) => RenderedPage;
}

/** What rendering on a server reads: the site's facts, and the page at each path with its dataset. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly pageOf: (
    path: string,
  ) => Promise<{ readonly page: PageRef; readonly dataset?: ShownDataset | undefined } | undefined>;
}
