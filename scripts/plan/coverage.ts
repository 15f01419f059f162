import { reachMiles } from '../../src/domain/list/nearest.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import type { GeoCell } from '../../src/domain/places/geo-cell.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { spatialIndex } from '../lists/facts/spatial-index.ts';
import { type ZipCode, zipCode, zipCodes, zipCodesIn, zipRadiusMiles } from '../lists/facts/zip-codes.ts';
import type { CityInput } from './city-input.ts';

/**
 * Smallest shares of a state's counties and post offices with a listing in a state that was imported whole. A
 * state where only listed cities were imported has a tenth and a hundredth.
 */
const wholeFrom = { counties: 1 / 2, offices: 1 / 10 } as const;

/** Returns the states that were imported whole (docs/decisions/0092-near-from-any-point.md). */
export function wholeStates(listings: readonly Pharmacy[]): ReadonlySet<StateCode> {
  const used = new Set(listings.map(({ address }) => address.zip));
  const isWhole = (state: StateCode): boolean => {
    const all = zipCodesIn(state);
    const share = (nameOf: (zip: ZipCode) => string): number => {
      const names = new Set(all.map(nameOf));
      return new Set(all.filter(({ code }) => used.has(code)).map(nameOf)).size / names.size;
    };
    return (
      share(({ county }) => county) >= wholeFrom.counties &&
      share(({ office }) => office) >= wholeFrom.offices
    );
  };
  const begun = new Set([...used].flatMap((code) => zipCode(code)?.state ?? []));
  return new Set([...begun].filter(isWhole));
}

/**
 * Lists the areas where an imported site may lack pharmacies: ZIP codes without a listing. ZIP codes of
 * states imported whole, and of listed cities with listings, are left out.
 */
export function uncoveredAreas(
  cities: readonly CityInput[],
  listings: readonly Pharmacy[],
): readonly UncoveredArea[] {
  const covered = new Set([
    ...listings.map(({ address }) => address.zip),
    ...cities
      .filter(({ town, pharmacies }) => !town && pharmacies.length > 0)
      .flatMap(({ city }) => city.zips),
  ]);
  const whole = wholeStates(listings);
  return zipCodes()
    .filter(({ code, state }) => !whole.has(state) && !covered.has(code))
    .map(areaOf);
}

/** Statute miles; more than the error of coordinates cut to three decimals. */
const rounding = 0.1;

const areaOf = ({ code, location: { lat, lng } }: ZipCode): UncoveredArea => [
  Number(lat.toFixed(3)),
  Number(lng.toFixed(3)),
  Number(((zipRadiusMiles(code) ?? 0) + rounding).toFixed(1)),
];

/** Statute miles from a city's centre within which the edge of the data is searched. */
const cityReachMiles = 100;

/** Most areas in a tile; with more, its whole cell counts as one uncovered area. */
const mostAreas = 300;

/** The areas that the data does not cover, with searches over them. */
export interface EdgeOfData {
  readonly areas: readonly UncoveredArea[];
  /** Statute miles from a city's centre to the nearest uncovered area; undefined if none is near. */
  readonly from: (center: LatLng) => number | undefined;
  /** The areas that can be nearest to some point of the cell; undefined if none is in reach. */
  readonly around: (cell: GeoCell) => readonly UncoveredArea[] | undefined;
}

/** Makes an index of the uncovered areas. */
export function edgeOfData(areas: readonly UncoveredArea[]): EdgeOfData {
  const index = spatialIndex(areas, placeOf);
  const widest = areas.reduce((most, [, , radius]) => Math.max(most, radius), 0);
  const within = (point: LatLng, reach: number) =>
    index
      .roughly(point, reach + widest)
      .map((area) => ({ area, miles: distanceMiles(point, placeOf(area)) - area[2] }))
      .filter(({ miles }) => miles <= reach)
      .toSorted((a, b) => a.miles - b.miles);
  return {
    areas,
    from: (center) => {
      const [first] = within(center, cityReachMiles);
      return first && Math.max(0, Math.floor(first.miles * 100) / 100);
    },
    around: ({ center, radiusMiles }) => {
      const near = within(center, reachMiles + radiusMiles);
      // An area nearest to some point of the cell lies at most the cell's width farther from its centre.
      const most = (near[0]?.miles ?? 0) + 2 * radiusMiles + rounding;
      const found = near.filter(({ miles }) => miles <= most).map(({ area }) => area);
      if (found.length === 0) return undefined;
      if (found.length > mostAreas) return [[center.lat, center.lng, Math.ceil(radiusMiles)]];
      return found.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
    },
  };
}

const placeOf = ([lat, lng]: UncoveredArea): LatLng => ({ lat, lng });
