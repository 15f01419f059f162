import { join } from 'node:path';
import { type City, cityLabel } from '../../src/domain/places/city.ts';
import { findState, type StateCode } from '../../src/domain/places/us-state.ts';
import { type Checked, refused } from '../problems/problem.ts';
import { brandedCities, factsOf, findPlace, selectedCities } from './city-selection.ts';
import { closestNames } from './closest-names.ts';
import { csvText } from './csv-text.ts';
import { type FactSources, usFactSources } from './facts/fact-sources.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { isWholeCity } from './facts/gazetteer-corrections.ts';
import { citySlugText } from './list-rows.ts';
import { checkLists, listFiles, readTables } from './load-lists.ts';
import { cityCells, cityList, replaceList } from './write-list.ts';

const command = 'cities add';

/**
 * Appends the gazetteer's row of `Dothan, AL` to cities.csv, which is then in the form of `csvText`. Refuses (without writing) an unknown state or city, a city that
 * the list has, and lists that have problems already.
 */
export async function addCity(
  request: string,
  directory: string,
  places: readonly GazetteerPlace[],
  sources: () => FactSources = usFactSources,
): Promise<Checked<City>> {
  const comma = request.lastIndexOf(',');
  const name = request.slice(0, Math.max(0, comma)).trim();
  const stateText = request.slice(comma + 1).trim();
  if (comma === -1 || name === '') {
    return refused(command, {
      value: request,
      rule: 'a city must be named with its state',
      remedy: 'Write it as "Dothan, AL".',
    });
  }
  const state = findState(stateText);
  if (state === undefined) {
    return refused(command, {
      value: stateText,
      rule: 'the state must be the two-letter postal code of a US state or DC',
      remedy: 'Write a code such as AL.',
    });
  }
  const place = findPlace(places, name, state.code);
  if (place === undefined) {
    const names = places.filter((known) => known.state === state.code).map((known) => known.name);
    const elsewhere = places.filter((known) => known.name.toLowerCase() === name.toLowerCase()).slice(0, 3);
    return refused(command, {
      value: request,
      rule: `the gazetteer must know the city in ${state.name}`,
      remedy: `Closest: ${[...closestNames(name, names).map((close) => `${close}, ${state.code}`), ...elsewhere.map(cityLabel)].join('; ')}.`,
    });
  }
  const tables = await readTables(directory);
  const lists = checkLists(tables, sources());
  if (!lists.ok) return lists;
  const city = cityFacts(place);
  if (lists.value.cities.some((listed) => listed.slug === city.slug)) {
    return refused(command, {
      value: cityLabel(city),
      rule: `${listFiles.cities} must not have the city yet`,
      remedy: `It has ${city.slug}; nothing needs to be done.`,
    });
  }
  const { file, header, rows } = tables.cities;
  const written = await replaceList(file, csvText(header, [...rows, { cells: cityCells(city, city.slug) }]));
  return written.ok ? { ok: true, value: city } : written;
}

/** Which places of the gazetteer are wanted; without a condition all of them. */
export interface PlaceSelection {
  /** So many people at least. */
  readonly population?: number | undefined;
  readonly state?: StateCode | undefined;
}

/** What `addCities` did. */
export interface AddedCities {
  readonly added: number;
  /** Wanted places that the list had already. */
  readonly present: number;
  /** Wanted places with the name of a more populous one of their state, whose address they would take. */
  readonly namesakes: readonly GazetteerPlace[];
}

/**
 * Appends the gazetteer's rows of all selected places that cities.csv has not yet, most populous first. Parts of other cities, which
 * are only added by name, stay out. Refuses (without writing) lists that have problems already.
 */
export async function addCities(
  { population = 0, state }: PlaceSelection,
  directory: string,
  places: readonly GazetteerPlace[],
  sources: () => FactSources = usFactSources,
): Promise<Checked<AddedCities>> {
  const tables = await readTables(directory);
  const lists = checkLists(tables, sources());
  if (!lists.ok) return lists;
  const listed = new Set<string>(lists.value.cities.map(({ slug }) => slug));
  const met = new Set<string>();
  const added: City[] = [];
  const namesakes: GazetteerPlace[] = [];
  let present = 0;
  for (const place of places) {
    if (place.population < population || (state !== undefined && place.state !== state)) continue;
    if (!isWholeCity(place.id)) continue;
    const slug = citySlugText(place.name, place.state);
    if (met.has(slug)) namesakes.push(place);
    else if (listed.has(slug)) present += 1;
    else added.push(cityFacts(place));
    met.add(slug);
  }
  if (added.length > 0) {
    const { file, header, rows } = tables.cities;
    const more = added.map((city) => ({ cells: cityCells(city, city.slug) }));
    const written = await replaceList(file, csvText(header, [...rows, ...more]));
    if (!written.ok) return written;
  }
  return { ok: true, value: { added: added.length, present, namesakes } };
}

/** What `regenerateLists` wrote. */
export interface Regenerated {
  readonly cities: number;
  readonly brandedStores: number;
  /** Cities that editors had added beyond the selection; they keep their place at the end, with fresh facts. */
  readonly added: readonly City[];
}

/**
 * Writes cities.csv and branded-stores.csv anew from the gazetteer: the selection, then the cities that `present` has beyond it.
 * The same packages and the same present list always give the same files.
 * @throws when the gazetteer no longer knows one of the cities.
 */
export async function regenerateLists(
  directory: string,
  places: readonly GazetteerPlace[],
  present: readonly City[],
): Promise<Checked<Regenerated>> {
  const selected = selectedCities(places);
  const slugs = new Set(selected.map((city) => city.slug));
  const added = present
    .filter((city) => !slugs.has(city.slug))
    .map((city) => factsOf(places, city.name, city.state));
  const cities = [...selected, ...added];
  const branded = brandedCities(places);
  const written = [
    await replaceList(
      join(directory, listFiles.cities),
      cityList(cities, (city) => city.slug),
    ),
    await replaceList(
      join(directory, listFiles.brandedStores),
      cityList(branded, (city) => `city-drugs-${city.slug}`),
    ),
  ];
  const problems = written.flatMap((file) => (file.ok ? [] : file.problems));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { cities: cities.length, brandedStores: branded.length, added } };
}
