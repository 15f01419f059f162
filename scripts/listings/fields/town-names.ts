import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { type Locality, usLocalities } from '../../lists/facts/localities.ts';
import { comparablePlace } from '../../lists/facts/place-names.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { readableCase } from './name-case.ts';

/** Returns a town's name as `cities.csv` spells it, else as the gazetteer does, else in readable case. */
export type TownNamer = (city: string, state: StateCode, zip: string) => string;

/** Statute miles from the ZIP code. A place farther away only has the same name. */
const reachMiles = 40;

/** Statute miles from the ZIP code. */
const slipMiles = 15;

/** Fewer letters begin too many names. */
const shortestBeginning = 6;

const directionOf = (spelling: string): string => /^(?:north|south|east|west)/.exec(spelling)?.[0] ?? '';

/**
 * True for one wrong letter, or two in a name of seven letters or more. `North` is no misspelling of `South`.
 */
const isSlip = (known: string, spelling: string): boolean =>
  levenshtein(known, spelling) <= (spelling.length < 7 ? 1 : 2) &&
  directionOf(known) === directionOf(spelling);

/**
 * Returns a function that names an address's town. It takes the first of these that exists
 * (docs/decisions/0097-towns.md):
 * 1. the city of `cities.csv` with this name
 * 2. a place or post office with this name near the ZIP code
 * 3. a misspelled city of `cities.csv` with this ZIP code, a misspelled place near it, or the only place near
 *   it whose name begins so
 * 4. a place with this name elsewhere in the state
 * 5. the place of the ZIP code, if that is known and of this state
 * 6. the name as written
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

  function nearestSlip(spelling: string, state: StateCode, center: LatLng): Locality | undefined {
    return around(state, center)
      .filter((place) => isSlip(place.spelling, spelling))
      .map((place) => ({ place, slips: levenshtein(place.spelling, spelling) }))
      .toSorted((a, b) => a.slips - b.slips || (b.place.people ?? 0) - (a.place.people ?? 0))[0]?.place;
  }

  /** `Vestavia` → Vestavia Hills. */
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

/** `Miami, FL` → `Miami`. A place with the name of its state keeps it. */
function withoutState(city: string, state: StateCode): string {
  const bare = city.replace(/[.,\s]+$/, '');
  const tail = new RegExp(`[,\\s]+(?:${state}|${usState(state).name})$`, 'i');
  const before = bare.replace(tail, '').replace(/[.,\s]+$/, '');
  return before === '' ? bare : before;
}
