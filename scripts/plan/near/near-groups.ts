import { packListings } from '../../../src/domain/pharmacy/packed-listings.ts';
import { servesPublic } from '../../../src/domain/pharmacy/serves-public.ts';
import type { NearTile } from '../../../src/domain/search/near-tile.ts';
import type { NearDataset } from '../../../src/domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../../src/domain/site/paths.ts';
import type { CityInput } from '../city-input.ts';
import { seenByOthers } from '../city-reach.ts';
import type { FamilyPart, GroupData, PageGroup } from '../page-group.ts';
import type { EdgeOfData } from './edge-of-data.ts';
import { type PlannedTile, tileBlocks } from './near-tiles.ts';

/** What the tiles of a site are made from. */
interface NearFacts {
  readonly cities: readonly CityInput[];
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

/**
 * Plans the tiles of those that serve the public, as page groups without pages. They come in parts, of which only those
 * near a listing that changed are planned anew.
 */
export function nearParts({ cities, sample, edge, uncovered }: NearFacts): readonly FamilyPart[] {
  const listings = cities.flatMap((city) =>
    city.pharmacies.filter(servesPublic).map((pharmacy) => ({ city, pharmacy })),
  );
  const groupOf = (tile: PlannedTile): PageGroup => ({
    id: `${prefix}${tile.cell.key}`,
    pages: [],
    sitemap: 'pages',
    data: {
      path: datasetPaths.near(tile.cell.key),
      manifest: manifestPaths.near,
      inputs: () => [...tile.pharmacies, uncovered],
      make: (): NearDataset => ({ kind: 'near', sample, ...nearTile(tile, edge) }),
    },
  });
  return tileBlocks(listings.map(({ pharmacy }) => pharmacy)).map(({ cell, near, tiles }) => ({
    prefix: `${prefix}${cell.key}`,
    inputs: () => {
      const places = new Set(Array.from(near).flatMap((position) => listings[position]?.city ?? []));
      return [...[...places].map(seenByOthers), uncovered];
    },
    groups: () => tiles().map(groupOf),
  }));
}

/** The tile as it is published. */
export const nearTile = ({ cell, pharmacies }: PlannedTile, edge?: EdgeOfData): NearTile => ({
  cell: cell.key,
  edge: edge?.around(cell),
  listings: packListings(pharmacies),
});
