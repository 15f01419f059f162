import { distance } from 'geokdbush';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { pointGrid } from './point-grid.ts';
import { timeZoneOfState, timeZoneOfZip } from './time-zones.ts';
import { type ZipCode, type ZipTable, zipCodes, zipTable } from './zip-codes.ts';

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

const kilometresPerMile = 1.609344;
/** How far is looked at first. */
const firstMiles = 4;
/** Among so many ZIP centres, and so far away in miles, one of a point's state is looked for. */
const [mostAround, zoneMiles] = [40, 50];
const prefixOf = (code: string): string => code.slice(0, 3);

/** Indexes ZIP codes once, so that a row is held against its neighbours without looking at all of them. */
function factSources(zips: ZipTable): FactSources {
  const { lats, lngs, at, positionOf } = zips;
  let grid: ReturnType<typeof pointGrid> | undefined;
  const zip = (code: string): ZipCode | undefined => {
    const position = positionOf(code);
    return position === undefined ? undefined : at(position);
  };
  let byPrefix: ReadonlyMap<string, readonly ZipCode[]> | undefined;
  /** Positions in order of distance, the last of several at one point first. */
  const within = ({ lat, lng }: LatLng, miles: number) => {
    grid ??= pointGrid(lats, lngs);
    return grid
      .near({ lat, lng }, miles)
      .map((position) => ({
        position,
        miles: distance(lng, lat, lngs[position] ?? 0, lats[position] ?? 0) / kilometresPerMile,
      }))
      .filter((found) => found.miles <= miles)
      .toSorted((a, b) => a.miles - b.miles || b.position - a.position);
  };
  const zipsAround: FactSources['zipsAround'] = (point, most, miles) => {
    // Most questions are for a few, which lie near.
    for (let reach = Math.min(firstMiles, miles); ; reach = Math.min(2 * reach, miles)) {
      const found: NearbyZip[] = [];
      for (const { position, miles: away } of within(point, reach)) {
        if (found.length === most) break;
        const zipHere = at(position);
        // Those at one point are as far away as each other, so they come one after the other.
        const same = found.findLast(({ miles: met, zip: each }) => met < away || isSamePlace(each, zipHere));
        if (same === undefined || same.miles < away) found.push({ zip: zipHere, miles: away });
      }
      if (found.length === most || reach === miles) return found;
    }
  };
  return {
    zip,
    statesOfPrefix: (code) => {
      byPrefix ??= groupBy(zipCodes(), (each) => prefixOf(each.code));
      return new Set(byPrefix.get(prefixOf(code))?.map(({ state }) => state));
    },
    zipsAround,
    timeZoneAt: (point, state, code) => {
      const own = code === undefined ? undefined : zip(code);
      const near =
        own?.state === state
          ? own
          : zipsAround(point, mostAround, zoneMiles).find((each) => each.zip.state === state)?.zip;
      return near === undefined ? timeZoneOfState(state) : timeZoneOfZip(near);
    },
  };
}

const isSamePlace = (one: ZipCode, other: ZipCode): boolean =>
  one.location.lat === other.location.lat &&
  one.location.lng === other.location.lng &&
  one.state === other.state;

let sources: FactSources | undefined;

/** The gazetteer of the United States: GeoNames' ZIP codes. Loaded at first use, once. */
export function usFactSources(): FactSources {
  sources ??= factSources(zipTable());
  return sources;
}
