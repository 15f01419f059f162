import { searchRadiusMiles } from '../../src/domain/list/nearest.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import type { GeoCell } from '../../src/domain/places/geo-cell.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { spatialIndex } from '../lists/facts/spatial-index.ts';
import { type ZipCode, zipCode, zipCodes, zipCodesIn, zipRadiusMiles } from '../lists/facts/zip-codes.ts';
import type { CityInput } from './city-input.ts';

// An import of only the cities in cities.csv has about 0.1 and 0.01.
const leastShares = { counties: 1 / 2, offices: 1 / 10 } as const;

/** Returns the states that seem to be imported completely (docs/decisions/0092-near-from-any-point.md). */
export function wholeStates(listings: readonly Pharmacy[]): ReadonlySet<StateCode> {
  const zipsWithListing = new Set(listings.map(({ address }) => address.zip));
  const isWhole = (state: StateCode): boolean => {
    const all = zipCodesIn(state);
    const share = (nameOf: (zip: ZipCode) => string): number => {
      const names = new Set(all.map(nameOf));
      return new Set(all.filter(({ code }) => zipsWithListing.has(code)).map(nameOf)).size / names.size;
    };
    return (
      share(({ county }) => county) >= leastShares.counties &&
      share(({ office }) => office) >= leastShares.offices
    );
  };
  const importedStates = new Set([...zipsWithListing].flatMap((code) => zipCode(code)?.state ?? []));
  return new Set([...importedStates].filter(isWhole));
}

/** Returns the areas of ZIP codes where the imported data may lack pharmacies. */
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

const roundingMiles = 0.1;

const areaOf = ({ code, location: { lat, lng } }: ZipCode): UncoveredArea => [
  Number(lat.toFixed(3)),
  Number(lng.toFixed(3)),
  Number(((zipRadiusMiles(code) ?? 0) + roundingMiles).toFixed(1)),
];

const edgeSearchMiles = 100;

const mostAreasPerTile = 300;

/** The areas where the imported data may lack pharmacies, with searches for the nearest. */
export interface UncoveredAreas {
  readonly areas: readonly UncoveredArea[];
  /** Returns the statute miles from a point to the nearest of `areas`: 0 inside it, undefined if over 100. */
  readonly from: (center: LatLng) => number | undefined;
  /** Returns the areas that can be nearest to a point of a map cell. Undefined if none is near. */
  readonly around: (cell: GeoCell) => readonly UncoveredArea[] | undefined;
}

/** Indexes uncovered areas, to find those nearest to a point or map cell. */
export function edgeOfData(areas: readonly UncoveredArea[]): UncoveredAreas {
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
      const [first] = within(center, edgeSearchMiles);
      return first && Math.max(0, Math.floor(first.miles * 100) / 100);
    },
    around: ({ center, radiusMiles }) => {
      const near = within(center, searchRadiusMiles + radiusMiles);
      // An area nearest to some point of the cell lies at most the cell's width farther from its centre.
      const most = (near[0]?.miles ?? 0) + 2 * radiusMiles + roundingMiles;
      const nearest = near.filter(({ miles }) => miles <= most).map(({ area }) => area);
      if (nearest.length === 0) return undefined;
      // One circle around the cell stands for so many.
      if (nearest.length > mostAreasPerTile) return [[center.lat, center.lng, Math.ceil(radiusMiles)]];
      return nearest.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
    },
  };
}

const placeOf = ([lat, lng]: UncoveredArea): LatLng => ({ lat, lng });
