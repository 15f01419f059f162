import type { ShownDataset } from './dataset.ts';
import type { Indexability } from './indexability.ts';
import type { PageRef } from './page-ref.ts';

/** Facts of the whole site that its pages show. */
export interface SiteFacts {
  readonly sample: boolean;
  readonly sources?: readonly string[] | undefined;
  /** What the site has no data for: pharmacy types with a directory page, `hours`. */
  readonly unconfirmed?: readonly string[] | undefined;
  readonly origin: string;
  readonly lookupHost?: string | undefined;
  readonly mapStyleUrl?: string | undefined;
  readonly mapAtOnce?: boolean | undefined;
  readonly contactFormUrl?: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** HTML for `<head>`: title, description and the like. */
  readonly head: string;
  readonly indexability: Indexability;
  /** Names of the page's scripts in the bundle's manifest. */
  readonly entries: readonly string[];
}

/** Renders pages to HTML. */
export interface PageRenderer {
  readonly render: (page: PageRef, dataset: ShownDataset | undefined) => RenderedPage;
}

/** What a server renders pages from: the site's facts, and the page at a path with its data. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly pageOf: (
    path: string,
  ) => Promise<{ readonly page: PageRef; readonly dataset?: ShownDataset | undefined } | undefined>;
}
