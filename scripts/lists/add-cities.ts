import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
import { type ChosenCities, chooseCities, type PlaceSelection, requestedPlace } from './choose-cities.ts';
import type { EditedLists } from './edit-town.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { withListsOption } from './list-directory.ts';
import { pointText } from './list-rules.ts';
import { checkLists, type Lists, type ListTables, listFileNames, readTables } from './load-lists.ts';
import { cityCells, csvText } from './write-list.ts';

/**
 * Returns the lists with a city such as `Dothan, AL` added, and the text to write; problems for an unknown or
 * listed city.
 */
export async function addCity(
  request: string,
  folder: string,
  places: readonly GazetteerPlace[],
): Promise<Checked<EditedLists & { readonly city: City }>> {
  const place = requestedPlace(request, places);
  if (!place.ok) return place;
  const { tables, lists } = await readCurrentLists(folder);
  const city = withBrandedStoreFacts(lists)(cityFacts(place.value));
  if (lists.cities.some(({ slug }) => slug === city.slug)) {
    return failedCheck('cities add', {
      value: cityLabel(city),
      rule: `${listFileNames.cities} must not have the city yet`,
      remedy: `It has ${city.slug}; nothing needs to be done.`,
    });
  }
  const sameCity = lists.cities.find(({ location }) => pointText(location) === pointText(city.location));
  if (sameCity !== undefined) {
    const rename = `npm run lists -- cities rename ${sameCity.slug} "${cityLabel(city)}"`;
    return failedCheck('cities add', {
      value: cityLabel(city),
      rule: `${listFileNames.cities} must not have the city under another name`,
      remedy: withListsOption(
        folder,
        `It has ${sameCity.slug} at the same point; give it that name with '${rename}'.`,
      ),
    });
  }
  const edited = appendCities(tables, [city]);
  return edited.ok ? { ok: true, value: { ...edited.value, city } } : edited;
}

/**
 * Returns the lists with the selected cities added, the text to write, and the places left out. `places` must
 * have the most populous first.
 */
export async function addCities(
  selection: PlaceSelection,
  folder: string,
  places: readonly GazetteerPlace[],
  retiredSlugs: ReadonlySet<string> = new Set(),
): Promise<Checked<EditedLists & ChosenCities>> {
  const { tables, lists } = await readCurrentLists(folder);
  const chosen = chooseCities(selection, places, lists, retiredSlugs);
  const added = chosen.added.map(withBrandedStoreFacts(lists));
  const edited = appendCities(tables, added);
  return edited.ok ? { ok: true, value: { ...edited.value, ...chosen, added } } : edited;
}

async function readCurrentLists(
  folder: string,
): Promise<{ readonly tables: ListTables; readonly lists: Lists }> {
  const tables = await readTables(folder);
  const read = checkLists(tables);
  return { tables, lists: read.ok ? read.value : read.readable };
}

// Both lists must agree.
const withBrandedStoreFacts =
  ({ brandedStores }: Lists) =>
  (city: City): City =>
    brandedStores.find((store) => store.city.slug === city.slug)?.city ?? city;

function appendCities(tables: ListTables, added: readonly City[]): Checked<EditedLists> {
  const { file, header, rows } = tables.cities;
  const lastLine = rows.at(-1)?.line ?? 1;
  const newRows = added.map((city, at) => ({ line: lastLine + 1 + at, cells: cityCells(city, city.slug) }));
  // Checked only now: a new city can mend a problem, such as a place of a missing city.
  const checked = checkLists({ ...tables, cities: { ...tables.cities, rows: [...rows, ...newRows] } });
  if (!checked.ok) return checked;
  const texts = new Map(added.length === 0 ? [] : [[file, csvText(header, [...rows, ...newRows])]]);
  return { ok: true, value: { lists: checked.value, texts } };
}
