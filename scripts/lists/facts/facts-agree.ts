import { offsetAt } from '../../../src/domain/hours/zone-offset.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import type { Fault } from '../../cli/problems/problem.ts';
import type { ReadableFacts } from '../list-cells.ts';
import { isSameCounty } from './county-names.ts';
import type { FactSources, NearbyZip } from './fact-sources.ts';

/*
 * The tolerances hold for every row that the gazetteer gives for its 16,483 places (the soak test of this rule tries them all),
 * with room for a point that an editor moved.
 */

/** ZIP centres that are looked at around a point; the first one of the point's state was never past the seventh. */
const neighbours = 12;
/** How much further the nearest ZIP centre of the state may be than that of another state, in miles; 7.1 in Texarkana. */
const borderMiles = 10;
/** How far a ZIP centre may be from the point, in miles. */
const zipMiles = 30;
/** How far the nearest ZIP centre may be from the point, in miles: 26 in the deserts. */
const remoteMiles = 50;
/** People for each ZIP centre within 15 miles: 43,000 in Laredo, and most cities have under 20,000. */
const peoplePerZip = 100_000;
const crowdMiles = 15;

/**
 * Holds the facts of a row that can be read against each other, by what the sources know of the ZIP codes around its point.
 * Of facts that hang together only the first is told: where the point is in another state, its county is no news.
 */
export function factFaults(facts: ReadableFacts, sources: FactSources): readonly Fault[] {
  const { location, state } = facts;
  const zipFault = state === undefined ? undefined : foreignZips(facts, state, sources);
  if (location === undefined) return present([zipFault]);
  const around = sources.zipsAround(location, neighbours, remoteMiles);
  const placeFault = pointFault(location, state, around);
  if (placeFault !== undefined) return present([placeFault, zipFault]);
  return present([
    zipFault ?? farZips(facts, location, sources),
    countyFault(facts, around, sources),
    zoneFault(facts, location, around, sources),
    crowdFault(facts, location, sources),
  ]);
}

const present = (faults: readonly (Fault | undefined)[]): readonly Fault[] =>
  faults.filter((fault) => fault !== undefined);

function foreignZips(
  { zips = [] }: ReadableFacts,
  state: StateCode,
  sources: FactSources,
): Fault | undefined {
  const foreign = zips.flatMap((code) => {
    const known = sources.zip(code);
    const states = known === undefined ? sources.statesOfPrefix(code) : new Set([known.state]);
    if (states.has(state)) return [];
    return [states.size === 0 ? `${code} of no state` : `${code} of ${[...states].join(' or ')}`];
  });
  if (foreign.length === 0) return undefined;
  return {
    value: `${foreign.join(', ')}; state ${state}`,
    rule: 'zips must be ZIP codes of the state',
    remedy: 'Correct the ZIP codes or the state.',
  };
}

function pointFault(
  { lat, lng }: LatLng,
  state: StateCode | undefined,
  around: readonly NearbyZip[],
): Fault | undefined {
  const [nearest] = around;
  if (nearest === undefined) {
    return {
      value: `${lat},${lng}`,
      rule: `lat and lng must have a ZIP code within ${remoteMiles} miles`,
      remedy: 'Correct the coordinates: latitude first, and longitude negative in the Americas.',
    };
  }
  const own = around.find(({ zip }) => zip.state === state);
  if (state === undefined || (own !== undefined && own.miles - nearest.miles <= borderMiles))
    return undefined;
  return {
    value: `${lat},${lng} beside ${nearest.zip.office}, ${nearest.zip.state}; state ${state}`,
    rule: 'lat and lng must be a point in the state',
    remedy: 'Correct the coordinates or the state.',
  };
}

function farZips({ zips = [] }: ReadableFacts, location: LatLng, sources: FactSources): Fault | undefined {
  const far = zips.flatMap((code) => {
    const zip = sources.zip(code);
    return zip === undefined ? [] : [{ code, miles: distanceMiles(location, zip.location) }];
  });
  const nearest = Math.min(...far.map(({ miles }) => miles));
  const told = far.filter(({ miles }) => miles > (miles === nearest ? remoteMiles : zipMiles));
  if (told.length === 0) return undefined;
  return {
    value: told.map(({ code, miles }) => `${code}, ${miles.toFixed(0)} miles away`).join('; '),
    rule: `zips must be ZIP codes within ${zipMiles} miles of lat and lng`,
    remedy: 'Correct the ZIP codes or the coordinates.',
  };
}

function countyFault(
  { county, state, zips = [] }: ReadableFacts,
  around: readonly NearbyZip[],
  sources: FactSources,
): Fault | undefined {
  if (county === undefined) return undefined;
  const known = [...zips.map((code) => sources.zip(code)), ...around.map(({ zip }) => zip)].flatMap((zip) =>
    zip === undefined || zip.county === '' || (state !== undefined && zip.state !== state)
      ? []
      : [zip.county],
  );
  if (known.length === 0 || known.some((name) => isSameCounty(county, name))) return undefined;
  return {
    value: county,
    rule: 'county must be the one of the ZIP codes or of those around lat and lng',
    remedy: `Write ${[...new Set(known)].slice(0, 3).join(' or ')}, or correct the ZIP codes and coordinates.`,
  };
}

function zoneFault(
  { timeZone, zips = [], ...facts }: ReadableFacts,
  location: LatLng,
  around: readonly NearbyZip[],
  { zip, timeZoneAt }: FactSources,
): Fault | undefined {
  const state = facts.state ?? around[0]?.zip.state;
  if (timeZone === undefined || state === undefined) return undefined;
  const away = (code: string): number => {
    const known = zip(code);
    return known?.state === state ? distanceMiles(location, known.location) : Number.POSITIVE_INFINITY;
  };
  // A city beside the line may have ZIP codes on both of its sides.
  const [nearest, ...others] = zips.length === 0 ? [undefined] : zips.toSorted((a, b) => away(a) - away(b));
  const here = timeZoneAt(location, state, nearest);
  const allowed = [here, ...others.map((code) => timeZoneAt(location, state, code))];
  if (allowed.some((zone) => isSameClock(timeZone, zone))) return undefined;
  return {
    value: timeZone,
    rule: 'time_zone must be the one of a ZIP code of the row',
    remedy: `Write ${here}, or correct the ZIP codes.`,
  };
}

function crowdFault(
  { population }: ReadableFacts,
  location: LatLng,
  { zipsAround }: FactSources,
): Fault | undefined {
  if (population === undefined) return undefined;
  const needed = Math.ceil(population / peoplePerZip);
  if (needed <= 1 || zipsAround(location, needed, crowdMiles).length >= needed) return undefined;
  return {
    value: String(population),
    rule: 'population must be one that the ZIP codes around can hold',
    remedy: `Correct it: there are fewer than ${needed} ZIP codes within ${crowdMiles} miles, and none holds more than ${peoplePerZip} people.`,
  };
}

/** The middle of each month of a year whose rules are those in force. */
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15, 12));

/** Whether two IANA zones show the same time all year: aliases do, and zones that only their past keeps apart. */
function isSameClock(one: string, other: string): boolean {
  return one === other || clockOf(one) === clockOf(other);
}

const clockOf = memoizeText((zone) => months.map((month) => offsetAt(zone, month)).join(' '));
