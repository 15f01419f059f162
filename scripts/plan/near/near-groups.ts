import { packListings } from '../../../src/domain/pharmacy/packed-listings.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cellOf } from '../../../src/domain/places/geo-cell.ts';
import type { NearTile } from '../../../src/domain/search/near-tile.ts';
import type { Dataset } from '../../../src/domain/site/dataset.ts';
import type { NearDataset } from '../../../src/domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../../src/domain/site/paths.ts';
import type { CityInput } from '../city-input.ts';
import { seenByOthers } from '../city-reach.ts';
import { decidingFacts } from '../deciding-facts.ts';
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

/** The tiles as page groups without pages, in parts that are planned one by one: only what lies near a listing that changed is planned anew, and only a tile whose listings did is made. */
export function nearParts({ cities, sample, edge, uncovered }: NearFacts): readonly FamilyPart[] {
  const listings = cities.flatMap((city) => city.pharmacies.map((pharmacy) => ({ city, pharmacy })));
  const pharmacies = listings.map(({ pharmacy }) => pharmacy);
  let byId: ReadonlyMap<string, Pharmacy> | undefined;
  const groupOf = (tile: PlannedTile): PageGroup => ({
    id: `${prefix}${tile.cell.key}`,
    pages: [],
    sitemap: 'pages',
    data: {
      path: datasetPaths.near(tile.cell.key),
      manifest: manifestPaths.near,
      inputs: () => ({ all: [...tile.pharmacies, uncovered] }),
      make: (): NearDataset => ({ kind: 'near', sample, ...nearTile(tile, edge) }),
    },
  });
  /** The tile of which a dataset was made, with its listings as they are now. */
  const tileOf = (made: Dataset): PlannedTile | undefined => {
    if (made.kind !== 'near') return undefined;
    byId ??= new Map(pharmacies.map((pharmacy) => [pharmacy.id, pharmacy]));
    const known = byId;
    const shown = made.listings.ids.flatMap((id) => known.get(id) ?? []);
    const isWhole = shown.length === made.listings.ids.length;
    return isWhole ? { cell: cellOf(made.cell), pharmacies: shown } : undefined;
  };
  return tileBlocks(pharmacies).map(({ cell, near, tiles }) => ({
    prefix: `${prefix}${cell.key}`,
    inputs: () => {
      const places = [...new Set(Array.from(near).flatMap((position) => listings[position]?.city ?? []))];
      return {
        all: [...places.map(seenByOthers), uncovered],
        choice: () => [...places.map(decidingFacts), uncovered],
      };
    },
    groups: () => tiles().map(groupOf),
    again: (made) => {
      const known = made.map(tileOf);
      const whole = known.flatMap((tile) => tile ?? []);
      return whole.length === known.length ? whole.map(groupOf) : undefined;
    },
  }));
}

/** The tile as it is published. */
export const nearTile = ({ cell, pharmacies }: PlannedTile, edge?: EdgeOfData): NearTile => ({
  cell: cell.key,
  edge: edge?.around(cell),
  listings: packListings(pharmacies),
});
