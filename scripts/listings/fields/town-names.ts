import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { type Locality, usLocalities } from '../../lists/facts/localities.ts';
import { comparablePlace } from '../../lists/facts/place-names.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { readableCase } from './name-case.ts';

/** Returns a town as the lists spell it, else as the gazetteer does, else in readable case. */
export type TownNamer = (city: string, state: StateCode, zip: string) => string;

/** Statute miles from the ZIP code within which a place is the one meant; a farther one shares its name. */
const reachMiles = 40;

/** Statute miles from its ZIP code within which a place with a misspelled name may lie. */
const slipMiles = 15;

/** Fewer letters begin too many names. */
const shortestBeginning = 6;

const directionOf = (spelling: string): string => /^(?:north|south|east|west)/.exec(spelling)?.[0] ?? '';

/** True if spellings differ by one letter, or two in a longer name. `North` is not `South`. */
const isSlip = (known: string, spelling: string): boolean =>
  levenshtein(known, spelling) <= (spelling.length < 7 ? 1 : 2) &&
  directionOf(known) === directionOf(spelling);

/**
 * Returns a namer over the cities of the lists and the places of the country. A listing belongs to a city by
 * its address. Its ZIP code only decides between readings of the name (docs/decisions/0097-towns.md):
 * 1. a spelling of a listed city is that city
 * 2. a spelling of a place or post office near the ZIP code is that place
 * 3. a misspelling of a listed city with that ZIP code, then of a place near it, is that place, and so is the
 *    beginning of only one nearby name
 * 4. the name of a place elsewhere in the state is that place
 * 5. any other name is the ZIP code's place, and stays as it is if the code is unknown or of another state
 */
export function townNamer(cities: readonly City[]): TownNamer {
  const byName = new Map(cities.map(({ name, state }) => [`${comparablePlace(name)} ${state}`, name]));
  const byZip = groupBy(
    cities.flatMap((city) => city.zips.map((zip) => ({ zip, city }))),
    ({ zip }) => zip,
  );

  const ofLists = (name: string, state: StateCode): string | undefined =>
    byName.get(`${comparablePlace(name)} ${state}`);
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

  /** Returns the misspelled place near a point: with the fewest slips, then with the most people. */
  function nearestSlip(spelling: string, state: StateCode, center: LatLng): Locality | undefined {
    return around(state, center)
      .filter((place) => isSlip(place.spelling, spelling))
      .map((place) => ({ place, slips: levenshtein(place.spelling, spelling) }))
      .toSorted((a, b) => a.slips - b.slips || (b.place.people ?? 0) - (a.place.people ?? 0))[0]?.place;
  }

  /** Returns the only place near a point with this beginning: `Vestavia` → Vestavia Hills. */
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

/** Returns a city without its state: `Miami, FL` → Miami. A place with the name of its state keeps it. */
function withoutState(city: string, state: StateCode): string {
  const bare = city.replace(/[.,\s]+$/, '');
  const tail = new RegExp(`[,\\s]+(?:${state}|${usState(state).name})$`, 'i');
  const before = bare.replace(tail, '').replace(/[.,\s]+$/, '');
  return before === '' ? bare : before;
}
