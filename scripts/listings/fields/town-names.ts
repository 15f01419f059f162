import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../../src/domain/places/us-state.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { type Locality, usLocalities } from '../../lists/facts/localities.ts';
import { comparablePlace } from '../../lists/facts/place-names.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { readableCase } from './name-case.ts';

/** Returns the name of an address's town in readable case, corrected with the help of its ZIP code. */
export type TownNamer = (city: string, state: StateCode, zip: string) => string;

const sameNameMiles = 40;

const misspellingMiles = 15;

const fewestPrefixLetters = 6;

const directionOf = (spelling: string): string => /^(?:north|south|east|west)/.exec(spelling)?.[0] ?? '';

const isMisspelling = (known: string, spelling: string): boolean =>
  levenshtein(known, spelling) <= (spelling.length < 7 ? 1 : 2) &&
  directionOf(known) === directionOf(spelling);

/** Returns a function that corrects town names, first by those of `cities` (docs/decisions/0097-towns.md). */
export function townNamer(cities: readonly City[]): TownNamer {
  const byName = new Map(cities.map(({ name, state }) => [`${comparablePlace(name)} ${state}`, name]));

  const listedCityName = (name: string, state: StateCode): string | undefined =>
    byName.get(`${comparablePlace(name)} ${state}`);
  const preferredName = ({ name, state }: Pick<Locality, 'name' | 'state'>): string =>
    listedCityName(name, state) ?? usLocalities.named(name, state)[0]?.name ?? name;

  function nameOf(town: string, state: StateCode, zip: string): string {
    const listed = listedCityName(town, state);
    if (listed !== undefined) return listed;
    const [placeOfName] = usLocalities.named(town, state);
    const zipEntry = zipCode(zip);
    const center = zipEntry?.state === state ? zipEntry.location : undefined;
    if (placeOfName !== undefined && (center === undefined || isNear(placeOfName, town, center)))
      return preferredName(placeOfName);
    const spelling = comparablePlace(town);
    const probablePlace =
      center && (closestMisspelling(spelling, state, center) ?? onlyPlaceWithPrefix(spelling, state, center));
    if (probablePlace !== undefined) return preferredName(probablePlace);
    if (placeOfName !== undefined) return preferredName(placeOfName);
    return zipEntry?.state === state ? preferredName({ name: zipEntry.office, state }) : readableCase(town);
  }

  const isNear = ({ state }: Locality, town: string, center: LatLng): boolean =>
    usLocalities.named(town, state).some(({ location }) => distanceMiles(location, center) <= sameNameMiles);

  const around = (state: StateCode, center: LatLng): readonly Locality[] =>
    usLocalities.within(center, misspellingMiles).filter((place) => place.state === state);

  function closestMisspelling(spelling: string, state: StateCode, center: LatLng): Locality | undefined {
    return around(state, center)
      .filter((place) => isMisspelling(place.spelling, spelling))
      .map((place) => ({ place, slips: levenshtein(place.spelling, spelling) }))
      .toSorted((a, b) => a.slips - b.slips || (b.place.people ?? 0) - (a.place.people ?? 0))[0]?.place;
  }

  function onlyPlaceWithPrefix(spelling: string, state: StateCode, center: LatLng): Locality | undefined {
    if (spelling.length < fewestPrefixLetters) return undefined;
    const found = around(state, center).filter((place) => place.spelling.startsWith(spelling));
    return new Set(found.map((place) => place.spelling)).size === 1 ? found[0] : undefined;
  }

  const namesByAddress = new Map<string, string>();
  return (city, state, zip) => {
    const town = withoutState(city.trim(), state);
    const key = `${town}|${state}|${zip}`;
    const name = namesByAddress.get(key) ?? nameOf(town, state, zip);
    namesByAddress.set(key, name);
    return name;
  };
}

function withoutState(city: string, state: StateCode): string {
  const bare = city.replace(/[.,\s]+$/, '');
  const tail = new RegExp(`[,\\s]+(?:${state}|${usState(state).name})$`, 'i');
  const before = bare.replace(tail, '').replace(/[.,\s]+$/, '');
  return before === '' ? bare : before;
}
