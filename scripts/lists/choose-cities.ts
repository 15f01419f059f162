import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import { closestNames } from './closest-names.ts';
import { readTownName } from './edit-town.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { cityAround, isWholeCity } from './facts/parts-of-cities.ts';
import { comparablePlace } from './facts/place-names.ts';
import { citySlugText } from './list-rows.ts';
import { pointText } from './list-rules.ts';
import type { Lists } from './load-lists.ts';

const command = 'cities add';

/** Statute miles; a place this near to a neighbourhood of its name is that neighbourhood. */
const sameNeighborhood = 5;

/** Returns the place that a request such as `Dothan, AL` names. Refuses an unknown state or city. */
export function requestedPlace(request: string, places: readonly GazetteerPlace[]): Checked<GazetteerPlace> {
  const town = readTownName(command, request);
  if (!town.ok) return town;
  const { name, state } = town.value;
  const place = findPlace(places, name, state);
  if (place === undefined) {
    const names = places.filter((known) => known.state === state).map((known) => known.name);
    const elsewhere = places.filter((known) => known.name.toLowerCase() === name.toLowerCase()).slice(0, 3);
    const closest = closestNames(name, names).map((close) => `${close}, ${state}`);
    return refused(command, {
      value: request,
      rule: `the gazetteer must know the city in ${usState(state).name}`,
      remedy: `Closest: ${[...closest, ...elsewhere.map(cityLabel)].join('; ')}.`,
    });
  }
  return { ok: true, value: place };
}

/**
 * Returns the most populous place of a name in a state, or undefined. An exact spelling wins, then any other:
 * `Canon City` for Cañon City, `Ft Worth`, `De Land`. A part of a larger city is returned only if no whole
 * place has the name.
 */
function findPlace(
  places: readonly GazetteerPlace[],
  name: string,
  state: StateCode,
): GazetteerPlace | undefined {
  const wanted = comparablePlace(name);
  const named = places.filter((place) => place.state === state && comparablePlace(place.name) === wanted);
  const exact = named.filter((place) => place.name.toLowerCase() === name.toLowerCase());
  const meant = exact.length > 0 ? exact : named;
  return meant.find(isWholeCity) ?? meant[0];
}

/** Which places of the gazetteer are wanted; without a condition all of them. */
export interface PlaceSelection {
  readonly population?: number | undefined;
  readonly states?: readonly StateCode[] | undefined;
}

/** The cities to add for a selection, and the places that are not added. */
export interface ChosenCities {
  readonly added: readonly City[];
  /** How many selected places the list already has, under their own or another name. */
  readonly present: number;
  /** Selected places with the name, and so the slug, of a more populous place of their state. */
  readonly namesakes: readonly GazetteerPlace[];
  /** Selected places inside a larger city, with that city. */
  readonly parts: readonly { readonly place: GazetteerPlace; readonly city: string }[];
  /** Selected places with a slug that editors have renamed or removed. */
  readonly left: readonly GazetteerPlace[];
}

/**
 * Chooses the selected places that the list of cities lacks; `places` are most populous first. Parts of other
 * cities, and slugs in `leftSlugs` (renamed or removed), are only added by name.
 */
export function chooseCities(
  { population = 0, states }: PlaceSelection,
  places: readonly GazetteerPlace[],
  lists: Pick<Lists, 'cities' | 'places'>,
  leftSlugs: ReadonlySet<string>,
): ChosenCities {
  const listed = new Set<string>(lists.cities.map(({ slug }) => slug));
  const points = new Set(lists.cities.map(({ location }) => pointText(location)));
  const neighborhoodCity = neighborhoodsOf(lists);
  const seen = new Set<string>();
  const added: City[] = [];
  const namesakes: GazetteerPlace[] = [];
  const parts: ChosenCities['parts'][number][] = [];
  const left: GazetteerPlace[] = [];
  let present = 0;
  for (const place of places) {
    if (place.population < population || states?.includes(place.state) === false) continue;
    const slug = citySlugText(place.name, place.state);
    const city = cityAround(place) ?? neighborhoodCity(place);
    if (city !== undefined) {
      if (!listed.has(slug)) parts.push({ place, city });
      continue;
    }
    if (seen.has(slug)) namesakes.push(place);
    else if (listed.has(slug)) present += 1;
    else if (leftSlugs.has(slug)) left.push(place);
    else if (points.has(pointText(place.location))) present += 1;
    else added.push(cityFacts(place));
    seen.add(slug);
  }
  return { added, present, namesakes, parts, left };
}

/** So many names show which are meant. */
const namesShown = 5;

/** Returns what adding many cities did and left out, in lines for the editor. */
export function selectionLines({ added, present, namesakes, parts, left }: ChosenCities): readonly string[] {
  const leftOut = (why: string, names: readonly string[], ending = ''): readonly string[] => {
    const some = `${names.slice(0, namesShown).join('; ')}${names.length > namesShown ? ' …' : ''}`;
    return names.length === 0
      ? []
      : [`Left out, since ${why}: ${groupedNumber(names.length)} (${some})${ending}`];
  };
  return [
    `Cities added: ${groupedNumber(added.length)}; the list had ${groupedNumber(present)} of the selected ones.`,
    ...leftOut('a larger place of the state has the name', namesakes.map(cityLabel)),
    ...leftOut(
      'they are parts of a larger city',
      parts.map(({ place, city }) => `${cityLabel(place)}: ${city}`),
    ),
    ...leftOut(
      'they were renamed or removed (moved.csv)',
      left.map(cityLabel),
      '. "npm run lists -- cities add" with its name brings back one that was removed.',
    ),
  ];
}

/** Finds the city of which editors named a neighbourhood with a place's name near its point. */
function neighborhoodsOf({
  cities,
  places,
}: Pick<Lists, 'cities' | 'places'>): (place: GazetteerPlace) => string | undefined {
  const known = cities.flatMap((city) =>
    (places.get(city.slug)?.named ?? []).map(({ name, area }) => ({
      slug: citySlugText(name, city.state),
      city: cityLabel(city),
      center: area.center,
    })),
  );
  const bySlug = groupBy(known, ({ slug }) => slug);
  return ({ name, state, location }) =>
    bySlug
      .get(citySlugText(name, state))
      ?.find(({ center }) => distanceMiles(center, location) <= sameNeighborhood)?.city;
}
