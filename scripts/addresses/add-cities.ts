import { join } from 'node:path';
import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import {
  type ChosenCities,
  chooseCities,
  type PlaceSelection,
  requestedPlace,
} from '../lists/choose-cities.ts';
import { cityFacts, type GazetteerPlace } from '../lists/facts/gazetteer.ts';
import { onLists } from '../lists/list-directory.ts';
import { pointText } from '../lists/list-rules.ts';
import {
  type CityPlaces,
  checkLists,
  type Lists,
  type ListTables,
  listFileNames,
  readTables,
} from '../lists/load-lists.ts';
import { cityCells, csvText, replaceLists } from '../lists/write-list.ts';
import { addressFiles, movedText, readAddressLists } from './address-lists.ts';
import { fates, type Move, withMove, withoutReturned } from './moves.ts';
import { type AddressPromise, placeParts } from './promise.ts';

/** A city that was added by name. */
export interface AddedCity {
  readonly city: City;
  /** What moved.csv said of its slug until now. */
  readonly returned: Move | undefined;
}

/** A town's facts as the row of its branded store tells them, where it has one: the lists must not contradict each other, and what editors wrote comes before the gazetteer. */
const asStoresTell =
  ({ brandedStores }: Lists) =>
  (city: City): City =>
    brandedStores.find((store) => store.city.slug === city.slug)?.city ?? city;

/**
 * Appends the gazetteer's row of `Dothan, AL` to cities.csv, which is then in the form of `csvText`; a city that was removed has come back, and
 * its line of moved.csv goes. Refuses (without writing) an unknown state or city, a city that the list has, be it by another name, and lists that have
 * problems with it.
 */
export async function addCity(
  request: string,
  directory: string,
  places: readonly GazetteerPlace[],
): Promise<Checked<AddedCity>> {
  const place = requestedPlace(request, places);
  if (!place.ok) return place;
  const before = await readBefore(directory);
  if (!before.ok) return before;
  const city = asStoresTell(before.value.lists)(cityFacts(place.value));
  const { cities } = before.value.lists;
  if (cities.some(({ slug }) => slug === city.slug)) {
    return refused('cities add', {
      value: cityLabel(city),
      rule: `${listFileNames.cities} must not have the city yet`,
      remedy: `It has ${city.slug}; nothing needs to be done.`,
    });
  }
  const same = cities.find(({ location }) => pointText(location) === pointText(city.location));
  if (same !== undefined) {
    return refused('cities add', {
      value: cityLabel(city),
      rule: `${listFileNames.cities} must not have the city under another name`,
      remedy: onLists(
        directory,
        `It has ${same.slug} at the same point; give it that name with 'npm run lists -- cities rename ${same.slug} "${cityLabel(city)}"'.`,
      ),
    });
  }
  const returned = before.value.moves.find(({ kind, from }) => kind === 'city' && from === city.slug);
  const written = await append(directory, before.value, [city]);
  return written.ok ? { ok: true, value: { city, returned } } : written;
}

/**
 * Appends the gazetteer's rows of all selected places that cities.csv has not yet, most populous first (see `chooseCities` for what stays out).
 * Refuses (without writing) lists that have problems with them.
 */
export async function addCities(
  selection: PlaceSelection,
  directory: string,
  places: readonly GazetteerPlace[],
): Promise<Checked<ChosenCities>> {
  const before = await readBefore(directory);
  if (!before.ok) return before;
  const { lists, moves } = before.value;
  const selected = chooseCities(selection, places, lists, slugsLeft(moves, 'city'));
  const chosen = { ...selected, added: selected.added.map(asStoresTell(lists)) };
  const written = await append(directory, before.value, chosen.added);
  return written.ok ? { ok: true, value: chosen } : written;
}

/** The slugs of cities or branded stores that editors renamed or removed after they were published. */
export const slugsLeft = (moves: readonly Move[], kind: 'city' | 'store'): ReadonlySet<string> =>
  new Set(moves.filter((move) => move.kind === kind).map(({ from }) => from));

interface Before {
  readonly tables: ListTables;
  /** What of them can be read. */
  readonly lists: Lists;
  readonly moves: readonly Move[];
  readonly published: readonly AddressPromise[];
}

async function readBefore(directory: string): Promise<Checked<Before>> {
  const tables = await readTables(directory);
  const read = checkLists(tables);
  const lists = read.ok ? read.value : read.readable;
  const memory = await readAddressLists(directory);
  return memory.ok ? { ok: true, value: { tables, lists, ...memory.value } } : memory;
}

/**
 * Writes the rows, then the moves without what is there again: a page that is there wins over a move, should the machine stop in between. The lists as they
 * would be are held to every rule first: a place of a city that is not in the list yet is none of their problems when it is.
 */
async function append(
  directory: string,
  before: Before,
  added: readonly City[],
): Promise<Checked<readonly string[]>> {
  const { tables, lists, moves } = before;
  const { file, header, rows } = tables.cities;
  const last = rows.at(-1)?.line ?? 1;
  const more = added.map((city, at) => ({ line: last + 1 + at, cells: cityCells(city, city.slug) }));
  const checked = checkLists({ ...tables, cities: { ...tables.cities, rows: [...rows, ...more] } });
  if (!checked.ok) return checked;
  if (added.length === 0) return { ok: true, value: [] };
  const texts = new Map([[file, csvText(header, [...rows, ...more])]]);
  const cities = [...lists.cities, ...added];
  const there = {
    city: new Set<string>(cities.map(({ slug }) => slug)),
    state: new Set<string>(cities.map(({ state }) => usState(state).slug)),
  };
  const left = withoutReturned(
    moves,
    ({ kind, slug }) => (kind === 'city' || kind === 'state') && there[kind].has(slug),
  );
  const all = added.reduce((list, { slug }) => withPlacesOf(slug, list, before), left);
  if (left.length < moves.length) texts.set(join(directory, addressFiles.moved), movedText(all));
  return replaceLists(directory, texts);
}

/**
 * Moves with those of the published places of a city that has come back without them: until now the city's own move told of them. They
 * lead to the same place of the city that has taken them, or are gone.
 */
function withPlacesOf(city: string, moves: readonly Move[], { lists, published, ...before }: Before) {
  const move = before.moves.find(({ kind, from }) => kind === 'city' && from === city);
  if (move === undefined) return moves;
  const taken = new Set(
    lists.cities
      .filter(({ slug }) => slug === move.to)
      .flatMap(({ slug }) => stemsOf(lists.places.get(slug))),
  );
  const isTold = fates(moves);
  return published
    .filter(
      ({ kind, slug }) =>
        kind === 'place' && placeParts(slug).city === city && isTold({ kind, slug }).kind === 'none',
    )
    .reduce((list, { kind, slug }) => {
      const { stem } = placeParts(slug);
      return withMove(list, {
        ...{ kind, from: slug, since: move.since },
        to: taken.has(stem) ? `${move.to}/${stem}` : undefined,
      });
    }, moves);
}

/** The first parts of the slugs of a city's places. */
const stemsOf = ({ named, landmarks }: CityPlaces = { named: [], landmarks: [] }): readonly string[] => [
  ...named.map(({ slug }) => `pharmacy-${slug}`),
  ...landmarks.map(({ slug }) => `pharmacy-near-${slug}`),
];
