import type { Dataset } from './dataset.ts';

/** What the pre-renderer gets of one page. */
export interface RenderedPage {
  /** The app's HTML, for the root element. */
  readonly html: string;
  /** Title, description, robots and canonical. */
  readonly head: string;
  /** Whether the page asks to be indexed. */
  readonly index: boolean;
  /** Modules of the matched routes' screens, as the bundle's manifest names them. */
  readonly entries: readonly string[];
}

/** Renders pages on one thread, one after another. */
export interface PageRenderer {
  /** Renders a page from its dataset. Throws what the page throws. */
  readonly render: (path: string, dataset: Dataset | undefined) => RenderedPage;
  /** Forgets the datasets of the pages so far. */
  readonly clear: () => void;
}
