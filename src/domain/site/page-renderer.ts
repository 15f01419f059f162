import type { ShownDataset } from './dataset.ts';
import type { Indexability } from './indexability.ts';
import type { PageRef } from './page-ref.ts';

/** What every page knows of the whole site. */
export interface SiteFacts {
  /** Whether the listings are samples. */
  readonly sample: boolean;
  /** Ids of the sources that the listings have facts of; none is named for samples. */
  readonly sources?: readonly string[] | undefined;
  /** Types with a directory route that no pharmacy has, and `hours` where none are known. */
  readonly unconfirmed?: readonly string[] | undefined;
  /** The configured origin while pre-rendering, the current one in the browser. */
  readonly origin: string;
  /** Host name of the IP geolocation service; absent when none is set up. */
  readonly lookupHost?: string | undefined;
  /** Address of the interactive map's style; absent when there is no such map. */
  readonly mapStyleUrl?: string | undefined;
  /** Whether the interactive map comes without being asked for. */
  readonly mapAtOnce?: boolean | undefined;
  /** Address that takes the contact form; absent when there is none. */
  readonly contactFormUrl?: string | undefined;
}

/** What the pre-renderer gets of one page. */
export interface RenderedPage {
  /** The app's HTML, for the root element. */
  readonly html: string;
  /** Title, description, robots, canonical; for indexed pages a social card and structured data. */
  readonly head: string;
  readonly indexability: Indexability;
  /** Modules of the page's screens, as the bundle's manifest names them. */
  readonly entries: readonly string[];
}

/** Renders pages on one thread, one after another. */
export interface PageRenderer {
  /** Renders a page from its dataset. Throws what the page throws. */
  readonly render: (page: PageRef, dataset: ShownDataset | undefined) => RenderedPage;
}

/** What server rendering needs: the site's facts, and the page of a path with its dataset. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly pageOf: (
    path: string,
  ) => Promise<{ readonly page: PageRef; readonly dataset?: ShownDataset | undefined } | undefined>;
}
