import { offsetAt } from '../../../src/domain/hours/zoned-clock.ts';
import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import type { Fault } from '../../cli/problems/problem.ts';
import { isSameCounty } from './county-names.ts';
import { timeZoneAt } from './time-zones.ts';
import { type NearbyZip, statesOfPrefix, zipCode, zipsAround } from './zip-codes.ts';

type Facts = Omit<City, 'name' | 'slug'>;

// The tolerances hold for every place of the gazetteer (the soak test of this rule tries them all), with room
// for a point that an editor moved.

const maxNeighbours = 12;
// Texarkana needs 7.1.
const mostMilesOverBorder = 10;
const maxZipMiles = 30;
const maxNearestZipMiles = 50;
// Most cities have under 20,000 within 15 miles; Laredo has 43,000.
const maxPeoplePerZip = 100_000;
const crowdMiles = 15;

/** Returns contradictions between a city's facts and the ZIP codes around it. */
export function factFaults(facts: Facts): readonly Fault[] {
  const around = zipsAround(facts.location, maxNeighbours, maxNearestZipMiles);
  const zips = foreignZips(facts);
  const point = pointFault(facts, around);
  // A wrong point would make most other facts look wrong.
  const faults =
    point === undefined
      ? [zips ?? farZips(facts), countyFault(facts, around), zoneFault(facts), crowdFault(facts)]
      : [point, zips];
  return faults.filter((fault) => fault !== undefined);
}

function foreignZips({ zips, state }: Facts): Fault | undefined {
  const foreign = zips.flatMap((code) => {
    const known = zipCode(code);
    const states = known === undefined ? statesOfPrefix(code) : new Set([known.state]);
    if (states.has(state)) return [];
    return [`${code} of ${[...states].join(' or ') || 'no state'}`];
  });
  if (foreign.length === 0) return undefined;
  return {
    value: `${foreign.join(', ')}; state ${state}`,
    rule: 'zips must be ZIP codes of the state',
    remedy: 'Correct the ZIP codes or the state.',
  };
}

function pointFault({ location, state }: Facts, around: readonly NearbyZip[]): Fault | undefined {
  const [nearest] = around;
  const point = `${location.lat},${location.lng}`;
  if (nearest === undefined) {
    return {
      value: point,
      rule: `lat and lng must have a ZIP code within ${maxNearestZipMiles} miles`,
      remedy: 'Correct the coordinates: latitude first, and longitude negative in the Americas.',
    };
  }
  const nearestInState = around.find(({ zip }) => zip.state === state);
  if (nearestInState !== undefined && nearestInState.miles - nearest.miles <= mostMilesOverBorder)
    return undefined;
  return {
    value: `${point} beside ${nearest.zip.office}, ${nearest.zip.state}; state ${state}`,
    rule: 'lat and lng must be a point in the state',
    remedy: 'Correct the coordinates or the state.',
  };
}

function farZips({ zips, location }: Facts): Fault | undefined {
  const away = zips.flatMap((code) => {
    const zip = zipCode(code);
    return zip === undefined ? [] : [{ code, miles: distanceMiles(location, zip.location) }];
  });
  const nearest = Math.min(...away.map(({ miles }) => miles));
  const far = away.filter(({ miles }) => miles > (miles === nearest ? maxNearestZipMiles : maxZipMiles));
  if (far.length === 0) return undefined;
  return {
    value: far.map(({ code, miles }) => `${code}, ${miles.toFixed(0)} miles away`).join('; '),
    rule: `zips must be ZIP codes within ${maxZipMiles} miles of lat and lng`,
    remedy: 'Correct the ZIP codes or the coordinates.',
  };
}

function countyFault({ county, state, zips }: Facts, around: readonly NearbyZip[]): Fault | undefined {
  const knownCounties = [...zips.flatMap((code) => zipCode(code) ?? []), ...around.map(({ zip }) => zip)]
    .filter((zip) => zip.county !== '' && zip.state === state)
    .map((zip) => zip.county);
  if (knownCounties.length === 0 || knownCounties.some((name) => isSameCounty(county, name)))
    return undefined;
  return {
    value: county,
    rule: 'county must be the one of the ZIP codes or of those around lat and lng',
    remedy: `Write ${[...new Set(knownCounties)].slice(0, 3).join(' or ')}, or correct ZIP codes and coordinates.`,
  };
}

function zoneFault({ timeZone, zips, state, location }: Facts): Fault | undefined {
  const away = (code: string): number => {
    const known = zipCode(code);
    return known?.state === state ? distanceMiles(location, known.location) : Number.POSITIVE_INFINITY;
  };
  // A city at a time zone's border may have ZIP codes on both sides.
  const allowed = zips.toSorted((a, b) => away(a) - away(b)).map((code) => timeZoneAt(location, state, code));
  if (allowed.some((zone) => isSameClock(timeZone, zone))) return undefined;
  return {
    value: timeZone,
    rule: 'time_zone must be the one of a ZIP code of the row',
    remedy: `Write ${allowed[0]}, or correct the ZIP codes.`,
  };
}

function crowdFault({ population, location }: Facts): Fault | undefined {
  const needed = Math.ceil(population / maxPeoplePerZip);
  if (needed <= 1 || zipsAround(location, needed, crowdMiles).length >= needed) return undefined;
  return {
    value: String(population),
    rule: 'population must be one that the ZIP codes around can hold',
    remedy: `Correct it: fewer than ${needed} ZIP codes lie within ${crowdMiles} miles, for so many people.`,
  };
}

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15, 12));

function isSameClock(zone: string, otherZone: string): boolean {
  return zone === otherZone || clockOf(zone) === clockOf(otherZone);
}

const clockOf = memoize((zone: string) => months.map((month) => offsetAt(zone, month)).join(' '));
