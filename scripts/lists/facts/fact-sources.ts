import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { type SpatialIndex, spatialIndex } from './spatial-index.ts';
import { timeZoneOfState, timeZoneOfZip } from './time-zones.ts';
import { type ZipCode, zipCode, zipCodes } from './zip-codes.ts';

/** The centre of a ZIP code as seen from a point. */
export interface NearbyZip {
  readonly zip: ZipCode;
  readonly miles: number;
}

/** What the facts of a list are held against. */
export interface FactSources {
  readonly zip: (code: string) => ZipCode | undefined;
  /** The states that have ZIP codes of the same first three digits; a code is younger than the data now and then. */
  readonly statesOfPrefix: (code: string) => ReadonlySet<StateCode>;
  /** Nearest first, at most `most` within `miles`; of several at one point, as post-office boxes are, only one. */
  readonly zipsAround: (point: LatLng, most: number, miles: number) => readonly NearbyZip[];
  /** The IANA time zone of a point in a state: its ZIP code's, or the nearest one's of the state where that is not known. */
  readonly timeZoneAt: (point: LatLng, state: StateCode, code?: string) => string;
}

/** How far is looked at first, in miles: most questions are for a few, which lie near. */
const firstMiles = 4;
/** Among so many ZIP centres, and so far away in miles, one of a point's state is looked for. */
const [mostAround, zoneMiles] = [40, 50];

let index: SpatialIndex<ZipCode> | undefined;
let byPrefix: ReadonlyMap<string, readonly ZipCode[]> | undefined;

const prefixOf = (code: string): string => code.slice(0, 3);

/** Those within so many miles, nearest first, of one state and point the first only. */
function zipsWithin(point: LatLng, miles: number): readonly NearbyZip[] {
  index ??= spatialIndex(zipCodes(), ({ location }) => location);
  const met = new Set<string>();
  return index
    .within(point, miles)
    .filter(({ state, location: { lat, lng } }) => {
      const place = `${state} ${lat} ${lng}`;
      return !met.has(place) && met.add(place);
    })
    .map((zip) => ({ zip, miles: distanceMiles(point, zip.location) }));
}

function zipsAround(point: LatLng, most: number, miles: number): readonly NearbyZip[] {
  for (let reach = Math.min(firstMiles, miles); ; reach = Math.min(2 * reach, miles)) {
    const found = zipsWithin(point, reach);
    if (found.length >= most || reach === miles) return found.slice(0, most);
  }
}

const sources: FactSources = {
  zip: zipCode,
  statesOfPrefix: (code) => {
    byPrefix ??= groupBy(zipCodes(), (zip) => prefixOf(zip.code));
    return new Set(byPrefix.get(prefixOf(code))?.map(({ state }) => state));
  },
  zipsAround,
  timeZoneAt: (point, state, code) => {
    const own = code === undefined ? undefined : zipCode(code);
    const near =
      own?.state === state
        ? own
        : zipsAround(point, mostAround, zoneMiles).find(({ zip }) => zip.state === state)?.zip;
    return near === undefined ? timeZoneOfState(state) : timeZoneOfZip(near);
  },
};

/** Returns the gazetteer of the United States: GeoNames' ZIP codes, read and indexed at first use. */
export const usFactSources = (): FactSources => sources;
