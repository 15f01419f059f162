import { cellKey } from '../../src/domain/places/geo-cell.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { CityInput } from './city-input.ts';

/** Most listings of a region that can be cut: its names or contacts then stay within 100 KB gzipped. */
const mostListings = 3500;

/** After so many cuts a cell is a few miles wide; a city is never cut. */
const mostCuts = 14;

/** A part of the country whose names and contacts stand in files of their own. */
export interface Region {
  /** As its files are named: `alabama`, `california/0230`. */
  readonly key: string;
  readonly state: StateCode;
  /** By slug. */
  readonly places: readonly CityInput[];
}

/** How many listings places have. */
export const listingsOf = (places: readonly CityInput[]): number =>
  places.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0);

/**
 * Cuts places into regions, by key: states and, of a state with too many listings, cells of it (geo-cell.ts).
 */
export function regionsOf(places: readonly CityInput[], most: number = mostListings): readonly Region[] {
  const bySlug = places.toSorted((a, b) => (a.city.slug < b.city.slug ? -1 : 1));
  const states = [...groupBy(bySlug, ({ city }) => city.state)].map(([state, here]) => ({
    key: usState(state).slug,
    state,
    places: here,
  }));
  const fits = (region: Region): boolean => listingsOf(region.places) <= most;
  return states
    .flatMap((region) => (fits(region) ? [region] : cellsOf({ region, cell: '', fits })))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

interface Cutting {
  readonly region: Region;
  /** The key of the cell that the region's places lie in. */
  readonly cell: string;
  readonly fits: (region: Region) => boolean;
}

/** A cell, or the cells that it is cut into until each fits. */
function cellsOf({ region, cell, fits }: Cutting): readonly Region[] {
  const { state, places } = region;
  const own: Region = { key: `${usState(state).slug}/${cell}`, state, places };
  if (cell !== '' && (fits(own) || cell.length === mostCuts)) return [own];
  const quarters = groupBy(places, ({ city }) => cellKey(city.location, cell.length + 1));
  return [...quarters].flatMap(([quarter, here]) =>
    cellsOf({ region: { ...region, places: here }, cell: quarter, fits }),
  );
}
