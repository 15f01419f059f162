import { packListings } from '../../../src/domain/pharmacy/packed-listings.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { NearTile } from '../../../src/domain/search/near-tile.ts';
import type { NearDataset } from '../../../src/domain/site/dataset.ts';
import { datasetPaths, manifestPaths } from '../../../src/domain/site/paths.ts';
import { type PlannedTile, planTiles } from './near-tiles.ts';

/** What the tiles of a site are made from. */
interface NearFacts {
  readonly pharmacies: readonly Pharmacy[];
  readonly sample: boolean;
}

/** The tiles as page groups without pages: only a tile whose listings changed is made anew. */
export const nearGroups = ({ pharmacies, sample }: NearFacts) =>
  planTiles(pharmacies).map((tile) => ({
    id: `near/${tile.cell.key}`,
    pages: [],
    sitemap: 'pages',
    data: {
      path: datasetPaths.near(tile.cell.key),
      manifest: manifestPaths.near,
      inputs: tile.pharmacies,
      make: (): NearDataset => ({ kind: 'near', sample, ...nearTile(tile) }),
    },
  }));

/** The tile as it is published. */
export const nearTile = ({ cell, pharmacies }: PlannedTile): NearTile => ({
  cell: cell.key,
  listings: packListings(pharmacies),
});
