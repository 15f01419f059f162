import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
import { closestNames } from './closest-names.ts';
import { readTownName } from './edit-town.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { enclosingCity, isWholeCity } from './facts/parts-of-cities.ts';
import { comparablePlace } from './facts/place-names.ts';
import { citySlugText } from './list-rows.ts';
import { pointText } from './list-rules.ts';
import type { Lists } from './load-lists.ts';

const command = 'cities add';

const sameNeighborhoodMiles = 5;

/** Returns the gazetteer's place for a text such as `Dothan, AL`; a problem if it is unknown. */
export function requestedPlace(request: string, places: readonly GazetteerPlace[]): Checked<GazetteerPlace> {
  const town = readTownName(command, request);
  if (!town.ok) return town;
  const { name, state } = town.value;
  const place = findPlace(places, name, state);
  if (place === undefined) {
    const names = places.filter((known) => known.state === state).map((known) => known.name);
    const elsewhere = places.filter((known) => known.name.toLowerCase() === name.toLowerCase()).slice(0, 3);
    const closest = closestNames(name, names).map((close) => `${close}, ${state}`);
    return failedCheck(command, {
      value: request,
      rule: `the gazetteer must know the city in ${usState(state).name}`,
      remedy: `Closest: ${[...closest, ...elsewhere.map(cityLabel)].join('; ')}.`,
    });
  }
  return { ok: true, value: place };
}

function findPlace(
  places: readonly GazetteerPlace[],
  name: string,
  state: StateCode,
): GazetteerPlace | undefined {
  const comparableName = comparablePlace(name);
  const sameName = places.filter(
    (place) => place.state === state && comparablePlace(place.name) === comparableName,
  );
  const exact = sameName.filter((place) => place.name.toLowerCase() === name.toLowerCase());
  const candidates = exact.length > 0 ? exact : sameName;
  return candidates.find(isWholeCity) ?? candidates[0];
}

/** Places to select: of at least `population` people, in one of `states`. An absent field excludes none. */
export interface PlaceSelection {
  readonly population?: number | undefined;
  readonly states?: readonly StateCode[] | undefined;
}

/** The cities to add, and the selected places that are left out, by reason. */
export interface ChosenCities {
  readonly added: readonly City[];
  readonly alreadyListed: number;
  /** Places whose slug a more populous place has. */
  readonly namesakes: readonly GazetteerPlace[];
  readonly partsOfCities: readonly { readonly place: GazetteerPlace; readonly city: string }[];
  /** Places that editors renamed or removed. */
  readonly left: readonly GazetteerPlace[];
}

/** Divides selected places into cities to add and places left out. `places` must be most populous first. */
export function chooseCities(
  { population = 0, states }: PlaceSelection,
  places: readonly GazetteerPlace[],
  lists: Pick<Lists, 'cities' | 'places'>,
  retiredSlugs: ReadonlySet<string>,
): ChosenCities {
  const listedSlugs = new Set<string>(lists.cities.map(({ slug }) => slug));
  const points = new Set(lists.cities.map(({ location }) => pointText(location)));
  const neighborhoodCity = neighborhoodCityFinder(lists);
  const seenSlugs = new Set<string>();
  const added: City[] = [];
  const namesakes: GazetteerPlace[] = [];
  const partsOfCities: ChosenCities['partsOfCities'][number][] = [];
  const left: GazetteerPlace[] = [];
  let alreadyListed = 0;
  for (const place of places) {
    if (place.population < population || states?.includes(place.state) === false) continue;
    const slug = citySlugText(place.name, place.state);
    const city = enclosingCity(place) ?? neighborhoodCity(place);
    if (city !== undefined) {
      if (!listedSlugs.has(slug)) partsOfCities.push({ place, city });
      continue;
    }
    if (seenSlugs.has(slug)) namesakes.push(place);
    else if (listedSlugs.has(slug)) alreadyListed += 1;
    else if (retiredSlugs.has(slug)) left.push(place);
    else if (points.has(pointText(place.location))) alreadyListed += 1;
    else added.push(cityFacts(place));
    seenSlugs.add(slug);
  }
  return { added, alreadyListed, namesakes, partsOfCities, left };
}

const maxNamesShown = 5;

/** Returns lines that tell an editor how many cities were added or left out, and why. */
export function selectionLines({
  added,
  alreadyListed,
  namesakes,
  partsOfCities,
  left,
}: ChosenCities): readonly string[] {
  const leftOut = (why: string, names: readonly string[], ending = ''): readonly string[] => {
    const some = `${names.slice(0, maxNamesShown).join('; ')}${names.length > maxNamesShown ? ' …' : ''}`;
    return names.length === 0
      ? []
      : [`Left out, since ${why}: ${groupedNumber(names.length)} (${some})${ending}`];
  };
  return [
    `Cities added: ${groupedNumber(added.length)}; the list had ${groupedNumber(alreadyListed)} of the selected ones.`,
    ...leftOut('a larger place of the state has the name', namesakes.map(cityLabel)),
    ...leftOut(
      'they are parts of a larger city',
      partsOfCities.map(({ place, city }) => `${cityLabel(place)}: ${city}`),
    ),
    ...leftOut(
      'they were renamed or removed (moved.csv)',
      left.map(cityLabel),
      '. "npm run lists -- cities add" with its name brings back one that was removed.',
    ),
  ];
}

function neighborhoodCityFinder({
  cities,
  places,
}: Pick<Lists, 'cities' | 'places'>): (place: GazetteerPlace) => string | undefined {
  const neighborhoods = cities.flatMap((city) =>
    (places.get(city.slug)?.named ?? []).map(({ name, area }) => ({
      slug: citySlugText(name, city.state),
      city: cityLabel(city),
      center: area.center,
    })),
  );
  const bySlug = groupBy(neighborhoods, ({ slug }) => slug);
  return ({ name, state, location }) =>
    bySlug
      .get(citySlugText(name, state))
      ?.find(({ center }) => distanceMiles(center, location) <= sameNeighborhoodMiles)?.city;
}
