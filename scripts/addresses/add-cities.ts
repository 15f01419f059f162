import { join } from 'node:path';
import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import {
  type ChosenCities,
  chooseCities,
  type PlaceSelection,
  requestedPlace,
} from '../lists/choose-cities.ts';
import { csvText } from '../lists/csv-text.ts';
import { type FactSources, usFactSources } from '../lists/facts/fact-sources.ts';
import { cityFacts, type GazetteerPlace } from '../lists/facts/gazetteer.ts';
import { pointText } from '../lists/list-cells.ts';
import { checkLists, type Lists, type ListTables, listFiles, readTables } from '../lists/load-lists.ts';
import { cityCells, replaceLists } from '../lists/write-list.ts';
import { type Checked, refused } from '../problems/problem.ts';
import { addressFiles, movedText, readAddressLists } from './address-lists.ts';
import { type Move, withoutReturned } from './moves.ts';

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
 * problems already.
 */
export async function addCity(
  request: string,
  directory: string,
  places: readonly GazetteerPlace[],
  sources: () => FactSources = usFactSources,
): Promise<Checked<AddedCity>> {
  const place = requestedPlace(request, places);
  if (!place.ok) return place;
  const before = await readBefore(directory, sources);
  if (!before.ok) return before;
  const city = asStoresTell(before.value.lists)(cityFacts(place.value));
  const { cities } = before.value.lists;
  if (cities.some(({ slug }) => slug === city.slug)) {
    return refused('cities add', {
      value: cityLabel(city),
      rule: `${listFiles.cities} must not have the city yet`,
      remedy: `It has ${city.slug}; nothing needs to be done.`,
    });
  }
  const same = cities.find(({ location }) => pointText(location) === pointText(city.location));
  if (same !== undefined) {
    return refused('cities add', {
      value: cityLabel(city),
      rule: `${listFiles.cities} must not have the city under another name`,
      remedy: `It has ${same.slug} at the same point; give it that name with 'npm run cities -- rename ${same.slug} "${cityLabel(city)}"'.`,
    });
  }
  const returned = before.value.moves.find(({ kind, from }) => kind === 'city' && from === city.slug);
  const written = await append(directory, before.value, [city]);
  return written.ok ? { ok: true, value: { city, returned } } : written;
}

/**
 * Appends the gazetteer's rows of all selected places that cities.csv has not yet, most populous first (see `chooseCities` for what stays out).
 * Refuses (without writing) lists that have problems already.
 */
export async function addCities(
  selection: PlaceSelection,
  directory: string,
  places: readonly GazetteerPlace[],
  sources: () => FactSources = usFactSources,
): Promise<Checked<ChosenCities>> {
  const before = await readBefore(directory, sources);
  if (!before.ok) return before;
  const { lists, moves } = before.value;
  const selected = chooseCities(selection, places, lists, slugsLeft(moves));
  const chosen = { ...selected, added: selected.added.map(asStoresTell(lists)) };
  if (chosen.added.length === 0) return { ok: true, value: chosen };
  const written = await append(directory, before.value, chosen.added);
  return written.ok ? { ok: true, value: chosen } : written;
}

/** The slugs of cities that editors renamed or removed after they were published. */
export const slugsLeft = (moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.filter(({ kind }) => kind === 'city').map(({ from }) => from));

interface Before {
  readonly tables: ListTables;
  readonly lists: Lists;
  readonly moves: readonly Move[];
}

async function readBefore(directory: string, sources: () => FactSources): Promise<Checked<Before>> {
  const tables = await readTables(directory);
  const lists = checkLists(tables, sources());
  if (!lists.ok) return lists;
  const memory = await readAddressLists(directory);
  return memory.ok ? { ok: true, value: { tables, lists: lists.value, moves: memory.value.moves } } : memory;
}

/** Writes the rows, then the moves without what is there again: a page that is there wins over a move, should the machine stop in between. */
async function append(
  directory: string,
  { tables, lists, moves }: Before,
  added: readonly City[],
): Promise<Checked<readonly string[]>> {
  const { file, header, rows } = tables.cities;
  const more = added.map((city) => ({ cells: cityCells(city, city.slug) }));
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
  if (left.length < moves.length) texts.set(join(directory, addressFiles.moved), movedText(left));
  return replaceLists(directory, texts);
}
