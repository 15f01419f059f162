import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import { type ChosenCities, chooseCities, type PlaceSelection, requestedPlace } from './choose-cities.ts';
import type { EditedLists } from './edit-town.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { onLists } from './list-directory.ts';
import { pointText } from './list-rules.ts';
import { checkLists, type Lists, type ListTables, listFileNames, readTables } from './load-lists.ts';
import { cityCells, csvText } from './write-list.ts';

/**
 * Appends the gazetteer's row of `Dothan, AL` to cities.csv. Refuses an unknown state or city, a city that the
 * list has, be it by another name, and lists that have problems with it.
 */
export async function addCity(
  request: string,
  folder: string,
  places: readonly GazetteerPlace[],
): Promise<Checked<EditedLists & { readonly city: City }>> {
  const place = requestedPlace(request, places);
  if (!place.ok) return place;
  const { tables, lists } = await readBefore(folder);
  const city = asStoresTell(lists)(cityFacts(place.value));
  if (lists.cities.some(({ slug }) => slug === city.slug)) {
    return refused('cities add', {
      value: cityLabel(city),
      rule: `${listFileNames.cities} must not have the city yet`,
      remedy: `It has ${city.slug}; nothing needs to be done.`,
    });
  }
  const same = lists.cities.find(({ location }) => pointText(location) === pointText(city.location));
  if (same !== undefined) {
    const rename = `npm run lists -- cities rename ${same.slug} "${cityLabel(city)}"`;
    return refused('cities add', {
      value: cityLabel(city),
      rule: `${listFileNames.cities} must not have the city under another name`,
      remedy: onLists(folder, `It has ${same.slug} at the same point; give it that name with '${rename}'.`),
    });
  }
  const edited = append(tables, [city]);
  return edited.ok ? { ok: true, value: { ...edited.value, city } } : edited;
}

/**
 * Appends the gazetteer's rows of all selected places that cities.csv has not yet, most populous first. `left`
 * are slugs that editors gave up (see `chooseCities` for what else stays out). Refuses lists that have problems
 * with them.
 */
export async function addCities(
  selection: PlaceSelection,
  folder: string,
  places: readonly GazetteerPlace[],
  left: ReadonlySet<string> = new Set(),
): Promise<Checked<EditedLists & ChosenCities>> {
  const { tables, lists } = await readBefore(folder);
  const chosen = chooseCities(selection, places, lists, left);
  const added = chosen.added.map(asStoresTell(lists));
  const edited = append(tables, added);
  return edited.ok ? { ok: true, value: { ...edited.value, ...chosen, added } } : edited;
}

/** Reads the lists, and what of them can be used whatever is wrong with the rest. */
async function readBefore(folder: string): Promise<{ readonly tables: ListTables; readonly lists: Lists }> {
  const tables = await readTables(folder);
  const read = checkLists(tables);
  return { tables, lists: read.ok ? read.value : read.readable };
}

/**
 * Takes a town's facts from the row of its branded store, where it has one: the lists must not contradict each
 * other, and what editors wrote comes before the gazetteer.
 */
const asStoresTell =
  ({ brandedStores }: Lists) =>
  (city: City): City =>
    brandedStores.find((store) => store.city.slug === city.slug)?.city ?? city;

/**
 * Appends rows, if the lists then keep every rule: a place of a city that is not in the list yet is no problem
 * when it is.
 */
function append(tables: ListTables, added: readonly City[]): Checked<EditedLists> {
  const { file, header, rows } = tables.cities;
  const last = rows.at(-1)?.line ?? 1;
  const more = added.map((city, at) => ({ line: last + 1 + at, cells: cityCells(city, city.slug) }));
  const checked = checkLists({ ...tables, cities: { ...tables.cities, rows: [...rows, ...more] } });
  if (!checked.ok) return checked;
  const texts = new Map(added.length === 0 ? [] : [[file, csvText(header, [...rows, ...more])]]);
  return { ok: true, value: { lists: checked.value, texts } };
}
