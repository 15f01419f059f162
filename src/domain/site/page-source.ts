import type { Dataset } from './dataset.ts';
import type { SiteFacts } from './page-renderer.ts';

/** What vite-react-ssg's server rendering needs of the lists: the site's facts, and the dataset of a path. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly datasetOf: (path: string) => Promise<Dataset | undefined>;
}
