import type { Tiles } from '../../src/domain/list/nearest.ts';
import { filters, passes } from '../../src/domain/pharmacy/filters.ts';
import { knowsHours } from '../../src/domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { cellKey, cellOf, type GeoCell } from '../../src/domain/places/geo-cell.ts';
import type { TileDataset, TileIndexDataset } from '../../src/domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { UncoveredAreas } from './coverage.ts';
import { dataGroup, type GroupData, type PageGroup } from './page-group.ts';

const mostListings = 200;

// A digit for each quartering of the Earth. A tile with a key of 17 is a tenth of a statute mile high.
const tileKeyLengths = { least: 4, most: 17 } as const;

/** A part of the map, with the pharmacies in it. */
export interface Tile {
  readonly cell: GeoCell;
  readonly pharmacies: readonly Pharmacy[];
}

/** Divides the map by quartering into tiles, usually of at most 200 pharmacies. Leaves out empty ones. */
export function divideIntoTiles(pharmacies: readonly Pharmacy[]): readonly Tile[] {
  const tilesBelow = (key: string, here: readonly Pharmacy[]): readonly Tile[] => {
    if (here.length <= mostListings || key.length === tileKeyLengths.most)
      return [{ cell: cellOf(key), pharmacies: here.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }];
    return inCells(here, key.length + 1).flatMap(([quarter, inside]) => tilesBelow(quarter, inside));
  };
  return inCells(pharmacies, tileKeyLengths.least).flatMap(([key, here]) => tilesBelow(key, here));
}

const inCells = (pharmacies: readonly Pharmacy[], cut: number) =>
  [...groupBy(pharmacies, ({ location }) => cellKey(location, cut))].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The map tiles of a site, for finding the nearest pharmacies. */
export interface SiteTiles extends Tiles {
  readonly keyOf: (pharmacy: Pharmacy) => string;
}

/** Indexes tiles by key and by pharmacy. `keyOf` throws an Error for a pharmacy that is in no tile. */
export function siteTiles(tiles: readonly Tile[]): SiteTiles {
  const listings = new Map(tiles.map(({ cell, pharmacies }) => [cell.key, pharmacies]));
  const keys = new Map(
    tiles.flatMap(({ cell, pharmacies }) => pharmacies.map((pharmacy) => [pharmacy, cell.key] as const)),
  );
  return {
    keys: new Set(listings.keys()),
    listings: (key) => listings.get(key),
    keyOf: (pharmacy) => {
      const key = keys.get(pharmacy);
      if (key === undefined) throw new Error(`${pharmacy.id} is in no tile`);
      return key;
    },
  };
}

interface TileFacts {
  readonly tiles: readonly Tile[];
  readonly sample: boolean;
  readonly edge: UncoveredAreas;
}

/** Maps a tile's key to what is needed to make the tile's dataset. */
export const tileData = ({ tiles, sample, edge }: TileFacts): ReadonlyMap<string, GroupData> =>
  new Map(
    tiles.map(({ cell, pharmacies }) => [
      cell.key,
      {
        path: datasetPaths.tile(cell.key),
        manifest: manifestPaths.tiles,
        isSharedByGroups: true,
        inputs: () => [pharmacies, edge.areas],
        make: (): TileDataset => ({
          kind: 'tile',
          sample,
          cell: cell.key,
          pharmacies,
          edge: edge.around(cell),
        }),
      },
    ]),
  );

/** Plans the datasets of map tiles and of their index, as page groups without pages. */
export const tileGroups = (
  { tiles, sample }: Pick<TileFacts, 'tiles' | 'sample'>,
  data: ReadonlyMap<string, GroupData>,
): readonly PageGroup[] => [
  dataGroup({
    id: 'tile-index',
    path: datasetPaths.tileIndex,
    manifest: manifestPaths.tiles,
    make: (): TileIndexDataset => ({ kind: 'tile-index', sample, answers: answersIn(tiles) }),
  }),
  ...[...data].map(([key, tile]) => ({ id: `tile/${key}`, pages: [], sitemap: 'pages', data: tile })),
];

const answersIn = (tiles: readonly Tile[]): TileIndexDataset['answers'] =>
  Object.fromEntries(
    tiles.map(({ cell, pharmacies }) => {
      const passed = filters.flatMap(({ id }, position) =>
        pharmacies.some((pharmacy) => passes(pharmacy, id)) ? [position] : [],
      );
      return [cell.key, { passed, hours: pharmacies.some(knowsHours) }];
    }),
  );
