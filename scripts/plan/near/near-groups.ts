import { packListings } from '../../../src/domain/pharmacy/packed-listings.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { NearTile, UncoveredArea } from '../../../src/domain/search/near-tile.ts';
import type { NearDataset } from '../../../src/domain/site/dataset.ts';
import { datasetPaths, manifestPaths } from '../../../src/domain/site/paths.ts';
import type { GroupData } from '../page-group.ts';
import type { EdgeOfData } from './edge-of-data.ts';
import { type PlannedTile, planTiles } from './near-tiles.ts';

/** What the tiles of a site are made from. */
interface NearFacts {
  readonly pharmacies: readonly Pharmacy[];
  readonly sample: boolean;
  readonly edge?: EdgeOfData | undefined;
  /** What determines the edge, as a value of JSON. */
  readonly uncovered: readonly UncoveredArea[];
}

const prefix = 'near/';

/** Where the tile is of which a page group has this id. */
export const tilePlace = (id: string): Pick<GroupData, 'path' | 'manifest'> | undefined =>
  id.startsWith(prefix)
    ? { path: datasetPaths.near(id.slice(prefix.length)), manifest: manifestPaths.near }
    : undefined;

/** The tiles as page groups without pages: only a tile whose listings changed is made anew. */
export const nearGroups = ({ pharmacies, sample, edge, uncovered }: NearFacts) =>
  planTiles(pharmacies).map((tile) => ({
    id: `${prefix}${tile.cell.key}`,
    pages: [],
    sitemap: 'pages',
    data: {
      path: datasetPaths.near(tile.cell.key),
      manifest: manifestPaths.near,
      inputs: () => [...tile.pharmacies, uncovered],
      make: (): NearDataset => ({ kind: 'near', sample, ...nearTile(tile, edge) }),
    },
  }));

/** The tile as it is published. */
export const nearTile = ({ cell, pharmacies }: PlannedTile, edge?: EdgeOfData): NearTile => ({
  cell: cell.key,
  edge: edge?.around(cell),
  listings: packListings(pharmacies),
});
