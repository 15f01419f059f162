import { packListings } from '../../../src/domain/pharmacy/packed-listings.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { NearTile } from '../../../src/domain/search/near-tile.ts';
import type { NearDataset } from '../../../src/domain/site/dataset.ts';
import { datasetPaths, manifestPaths } from '../../../src/domain/site/paths.ts';
import type { GroupData } from '../page-group.ts';
import type { EdgeOfData } from './edge-of-data.ts';
import { type PlannedTile, tileBlocks } from './near-tiles.ts';

/** What the tiles of a site are made from. */
interface NearFacts {
  /** What is seen of each place, as a value of JSON that determines its listings. */
  readonly places: readonly { readonly pharmacies: readonly Pharmacy[] }[];
  readonly sample: boolean;
  readonly edge?: EdgeOfData | undefined;
  /** The ZIP codes that determine the edge. */
  readonly uncovered: readonly string[];
}

const prefix = 'near/';

/** Where the tile is of which a page group has this id. */
export const tilePlace = (id: string): Pick<GroupData, 'path' | 'manifest'> | undefined =>
  id.startsWith(prefix)
    ? { path: datasetPaths.near(id.slice(prefix.length)), manifest: manifestPaths.near }
    : undefined;

/** The tiles as page groups without pages, in parts that are planned one by one: only what lies near a listing that changed is planned anew, and only a tile whose listings did is made. */
export function nearParts({ places, sample, edge, uncovered }: NearFacts) {
  const listings = places.flatMap((place) => place.pharmacies.map((pharmacy) => ({ place, pharmacy })));
  return tileBlocks(listings.map(({ pharmacy }) => pharmacy)).map(({ cell, near, tiles }) => ({
    prefix: `${prefix}${cell.key}`,
    inputs: () => [
      ...new Set(Array.from(near).flatMap((position) => listings[position]?.place ?? [])),
      uncovered,
    ],
    groups: () =>
      tiles().map((tile) => ({
        id: `${prefix}${tile.cell.key}`,
        pages: [],
        sitemap: 'pages',
        data: {
          path: datasetPaths.near(tile.cell.key),
          manifest: manifestPaths.near,
          inputs: () => [...tile.pharmacies, uncovered],
          make: (): NearDataset => ({ kind: 'near', sample, ...nearTile(tile, edge) }),
        },
      })),
  }));
}

/** The tile as it is published. */
export const nearTile = ({ cell, pharmacies }: PlannedTile, edge?: EdgeOfData): NearTile => ({
  cell: cell.key,
  edge: edge?.around(cell),
  listings: packListings(pharmacies),
});
