import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { type Locality, usLocalities } from '../../lists/facts/localities.ts';
import { comparablePlace } from '../../lists/facts/place-names.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { readableCase } from './name-case.ts';

/** The name of a town as the lists spell it, else as the gazetteer does, or in readable case. */
export type TownNamer = (city: string, state: StateCode, zip: string) => string;

/** A place farther than this from the address's ZIP code, in statute miles, is another of the name. */
const reachMiles = 40;

/** How far from its ZIP code, statute miles, a place may lie whose name was written wrongly. */
const slipMiles = 15;

/** Fewer letters begin too many names. */
const shortestBeginning = 6;

const directionOf = (spelling: string): string => /^(?:north|south|east|west)/.exec(spelling)?.[0] ?? '';

/** Whether one slip of the pen lies between spellings, two in a longer name; `North` is not `South`. */
const isSlip = (known: string, spelling: string): boolean =>
  levenshtein(known, spelling) <= (spelling.length < 7 ? 1 : 2) &&
  directionOf(known) === directionOf(spelling);

/**
 * Gives a namer over the cities of the lists and the places of the country. A listing belongs to a city by
 * its address, not by its ZIP code alone; the ZIP code decides what is meant by a name that nobody knows
 * (docs/decisions/0097-towns.md):
 * 1. a spelling of a city of the lists is that city;
 * 2. a spelling of a place or post office near the ZIP code is that place;
 * 3. one or two slips of the pen from a listed city with that ZIP code, then from a place near it, are that
 *    place, and so is the beginning of one place's name near it alone;
 * 4. a place of the name elsewhere in the state is that place;
 * 5. any other name is the ZIP code's place; where the code is not known or of another state, the name stays
 *    as it is.
 */
export function townNamer(cities: readonly City[]): TownNamer {
  const byName = new Map(cities.map(({ name, state }) => [`${comparablePlace(name)} ${state}`, name]));
  const byZip = groupBy(
    cities.flatMap((city) => city.zips.map((zip) => ({ zip, city }))),
    ({ zip }) => zip,
  );

  const ofLists = (name: string, state: StateCode): string | undefined =>
    byName.get(`${comparablePlace(name)} ${state}`);
  /** As the lists write the place, else as the gazetteer does. */
  const spelled = ({ name, state }: Pick<Locality, 'name' | 'state'>): string =>
    ofLists(name, state) ?? usLocalities.named(name, state)[0]?.name ?? name;

  function nameOf(written: string, state: StateCode, zip: string): string {
    const listed = ofLists(written, state);
    if (listed !== undefined) return listed;
    const [known] = usLocalities.named(written, state);
    const own = zipCode(zip);
    const center = own?.state === state ? own.location : undefined;
    if (known !== undefined && (center === undefined || isNear(known, written, center)))
      return spelled(known);
    const spelling = comparablePlace(written);
    const ofZip = byZip
      .get(zip)
      ?.find(({ city }) => city.state === state && isSlip(comparablePlace(city.name), spelling));
    if (ofZip !== undefined) return ofZip.city.name;
    const meant = center && (nearestSlip(spelling, state, center) ?? onlyBeginning(spelling, state, center));
    if (meant !== undefined) return spelled(meant);
    if (known !== undefined) return spelled(known);
    return own?.state === state ? spelled({ name: own.office, state }) : readableCase(written);
  }

  const isNear = ({ state }: Locality, written: string, center: LatLng): boolean =>
    usLocalities.named(written, state).some(({ location }) => distanceMiles(location, center) <= reachMiles);

  const around = (state: StateCode, center: LatLng): readonly Locality[] =>
    usLocalities.within(center, slipMiles).filter((place) => place.state === state);

  /**
   * The place near a point that the name is a slip of the pen from: the fewest slips, then the most people.
   */
  function nearestSlip(spelling: string, state: StateCode, center: LatLng): Locality | undefined {
    return around(state, center)
      .filter((place) => isSlip(place.spelling, spelling))
      .map((place) => ({ place, slips: levenshtein(place.spelling, spelling) }))
      .toSorted((a, b) => a.slips - b.slips || (b.place.people ?? 0) - (a.place.people ?? 0))[0]?.place;
  }

  /** The place near a point whose name is cut short, if it is one alone: `Vestavia` is Vestavia Hills. */
  function onlyBeginning(spelling: string, state: StateCode, center: LatLng): Locality | undefined {
    if (spelling.length < shortestBeginning) return undefined;
    const found = around(state, center).filter((place) => place.spelling.startsWith(spelling));
    return new Set(found.map((place) => place.spelling)).size === 1 ? found[0] : undefined;
  }

  const known = new Map<string, string>();
  return (city, state, zip) => {
    const written = withoutState(city.trim(), state);
    const key = `${written}|${state}|${zip}`;
    const name = known.get(key) ?? nameOf(written, state, zip);
    known.set(key, name);
    return name;
  };
}

/** `Miami, FL` and `Miami Florida` are Miami; a place that is called as its state stays so. */
function withoutState(city: string, state: StateCode): string {
  const bare = city.replace(/[.,\s]+$/, '');
  const tail = new RegExp(`[,\\s]+(?:${state}|${usState(state).name})$`, 'i');
  const before = bare.replace(tail, '').replace(/[.,\s]+$/, '');
  return before === '' ? bare : before;
}
