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
 * Least shares of a state's counties and post offices with a listing for it to count as imported whole.
 * Listed cities alone come to a tenth and a hundredth.
 */
const wholeFrom = { counties: 1 / 2, offices: 1 / 10 } as const;

/** Finds the states of which every part was imported (docs/decisions/0092-near-from-any-point.md). */
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
 * Lists the areas of which an imported site may lack pharmacies: ZIP codes without a listing in states not
 * imported whole, but for those of listed cities with listings.
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

/** More than the coordinates lose by being cut to three decimals, statute miles. */
const rounding = 0.1;

const areaOf = ({ code, location: { lat, lng } }: ZipCode): UncoveredArea => [
  Number(lat.toFixed(3)),
  Number(lng.toFixed(3)),
  Number(((zipRadiusMiles(code) ?? 0) + rounding).toFixed(1)),
];

/** Statute miles from a city's centre within which the edge is looked for. */
const cityReachMiles = 100;

/** Most areas that a tile names. Where there are more, its whole cell counts as the edge. */
const mostAreas = 300;

/** Where the data ends. */
export interface EdgeOfData {
  /** All areas that the data does not cover: they determine the edge. */
  readonly areas: readonly UncoveredArea[];
  /** Statute miles from a city's centre to the nearest uncovered area; undefined beyond reach. */
  readonly from: (center: LatLng) => number | undefined;
  /** The areas that can be the nearest to a point of the cell; undefined where none is within reach. */
  readonly around: (cell: GeoCell) => readonly UncoveredArea[] | undefined;
}

/** Indexes the areas that the data does not cover. */
export function edgeOfData(areas: readonly UncoveredArea[]): EdgeOfData {
  const index = spatialIndex(areas, placeOf);
  const widest = areas.reduce((most, [, , radius]) => Math.max(most, radius), 0);
  /** Areas within so many miles of a point, by that distance. */
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
      // What is nearest to a point of the cell is at most its width farther from the centre than the nearest.
      const most = (near[0]?.miles ?? 0) + 2 * radiusMiles + rounding;
      const found = near.filter(({ miles }) => miles <= most).map(({ area }) => area);
      if (found.length === 0) return undefined;
      if (found.length > mostAreas) return [[center.lat, center.lng, Math.ceil(radiusMiles)]];
      return found.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
    },
  };
}

const placeOf = ([lat, lng]: UncoveredArea): LatLng => ({ lat, lng });
