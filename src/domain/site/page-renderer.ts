import type { ShownDataset } from './dataset.ts';
import type { Indexability } from './indexability.ts';
import type { PageRef } from './page-ref.ts';

/** Facts of the whole site that every page gets. */
export interface SiteFacts {
  readonly sample: boolean;
  /** Ids of the sources of the listings' facts; none for samples. */
  readonly sources?: readonly string[] | undefined;
  /** Types with a directory route but no pharmacy, and `hours` if none are known. */
  readonly unconfirmed?: readonly string[] | undefined;
  /** The configured origin while pre-rendering, the current one in the browser. */
  readonly origin: string;
  /** Host name of the IP geolocation service; absent if none is set up. */
  readonly lookupHost?: string | undefined;
  /** URL of the street map's style; absent if there is no such map. */
  readonly mapStyleUrl?: string | undefined;
  /** True if the street map loads without being asked for. */
  readonly mapAtOnce?: boolean | undefined;
  /** URL that receives the contact form; absent if there is none. */
  readonly contactFormUrl?: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** Title, description, robots, canonical; for indexed pages a social card and structured data. */
  readonly head: string;
  readonly indexability: Indexability;
  /** Modules of the page's screens, by their names in the bundle's manifest. */
  readonly entries: readonly string[];
}

/** Renders pages one after another, on one thread. */
export interface PageRenderer {
  /** Renders a page from its dataset. Throws what the page throws. */
  readonly render: (page: PageRef, dataset: ShownDataset | undefined) => RenderedPage;
}

/** What server rendering needs: the site's facts, and each path's page with its dataset. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly pageOf: (
    path: string,
  ) => Promise<{ readonly page: PageRef; readonly dataset?: ShownDataset | undefined } | undefined>;
}
