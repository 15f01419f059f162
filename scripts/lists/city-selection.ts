import type { City } from '../../src/domain/places/city.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { isWholeCity } from './facts/parts-of-cities.ts';

/** How many of each state's most populous cities the list starts from, in its order (docs/specification.md#entities). */
const citiesPerState: readonly (readonly [StateCode, number])[] = [
  ['AL', 74],
  ['SC', 48],
  ['FL', 52],
  ['CA', 4],
  ['IL', 3],
  ['NY', 3],
  ['NC', 3],
  ['GA', 3],
];

/** The towns with a City Drugs branded store (docs/specification.md#entities). */
const brandedTowns: readonly (readonly [string, StateCode])[] = [
  ['Brunswick', 'GA'],
  ['Vidalia', 'GA'],
  ['Marks', 'MS'],
  ['Crystal Springs', 'MS'],
  ['New York', 'NY'],
  ['Brooklyn', 'NY'],
  ['Denver', 'CO'],
  ['Evans City', 'PA'],
  ['Cheyenne', 'WY'],
  ['Evanston', 'WY'],
  ['Newark', 'NJ'],
  ['Paragould', 'AR'],
  ['Boise', 'ID'],
  ['Las Vegas', 'NV'],
];

/** The cities the list starts from, by state and then most populous first. `places` are most populous first. */
export const selectedCities = (places: readonly GazetteerPlace[]): readonly City[] =>
  citiesPerState.flatMap(([state, count]) =>
    places
      .filter((place) => place.state === state && isWholeCity(place))
      .slice(0, count)
      .map(cityFacts),
  );

/** The most populous place of that name in the state, letter case aside; a part of a larger city only where no other has the name. */
export function findPlace(
  places: readonly GazetteerPlace[],
  name: string,
  state: StateCode,
): GazetteerPlace | undefined {
  const named = places.filter(
    (place) => place.state === state && place.name.toLowerCase() === name.toLowerCase(),
  );
  return named.find(isWholeCity) ?? named[0];
}

/**
 * The facts of a city that the gazetteer has known so far.
 * @throws when it no longer does.
 */
export function factsOf(places: readonly GazetteerPlace[], name: string, state: StateCode): City {
  const place = findPlace(places, name, state);
  if (place === undefined) throw new Error(`The gazetteer has no ${name}, ${state}`);
  return cityFacts(place);
}

/**
 * The branded towns with their facts.
 * @throws when the gazetteer no longer knows one of them.
 */
export const brandedCities = (places: readonly GazetteerPlace[]): readonly City[] =>
  brandedTowns.map(([name, state]) => factsOf(places, name, state));
