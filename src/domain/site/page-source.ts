import type { ShownDataset } from './dataset.ts';
import type { PageRef } from './page-ref.ts';
import type { SiteFacts } from './page-renderer.ts';

/** A page with its dataset, which pages of fixed text have not. */
interface SourcePage {
  readonly page: PageRef;
  readonly dataset?: ShownDataset | undefined;
}

/** What vite-react-ssg's server rendering needs of the lists: the site's facts, and the page of a path. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly pageOf: (path: string) => Promise<SourcePage | undefined>;
}
