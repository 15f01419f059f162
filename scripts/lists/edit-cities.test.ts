import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodLists, listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../problems/problem.ts';
import { checkedValue } from '../problems/refusal.ts';
import { addCities, addCity, regenerateLists } from './edit-cities.ts';
import { gazetteerPlaces } from './facts/gazetteer.ts';
import { loadLists } from './load-lists.ts';

const places = gazetteerPlaces();
const citiesText = (directory: string): Promise<string> => readFile(join(directory, 'cities.csv'), 'utf8');

describe('adding a city', () => {
  it('appends its complete row and leaves the lists valid and no other file behind', async () => {
    const directory = await listDirectoryWith();
    const added = await addCity('dothan, al', directory, places);
    expect(added.ok && added.value.slug).toBe('dothan-al');
    const text = await citiesText(directory);
    expect(text.startsWith(goodLists['cities.csv'])).toBe(true);
    expect(text.slice(goodLists['cities.csv'].length)).toMatch(
      /^Dothan,AL,dothan-al,31\.2\d*,-85\.3\d*,68567,Houston,America\/Chicago,3630\d( \d{5})*\n$/,
    );
    const lists = await loadLists(directory);
    expect(lists.ok && lists.value.cities.at(-1)).toEqual(added.ok && added.value);
    expect((await readdir(directory)).toSorted()).toEqual(Object.keys(goodLists).toSorted());
  });

  it('keeps the row on a line of its own when the file has no final line end', async () => {
    const directory = await listDirectoryWith({ 'cities.csv': goodLists['cities.csv'].trimEnd() });
    await addCity('Dothan, Alabama', directory, places);
    const lists = await loadLists(directory);
    expect(lists.ok && lists.value.cities.map((city) => city.slug)).toEqual([
      'birmingham-al',
      'new-york-ny',
      'dothan-al',
    ]);
  });

  it.each([
    ['a city without a state', 'Dothan', /named with its state.*"Dothan, AL"/],
    ['an unknown state', 'Dothan, ZZ', /two-letter postal code.*"ZZ"/],
    ['an unknown city, with the closest names', 'Dothn, AL', /know the city in Alabama.*Closest: Dothan, AL/],
    ['a city of another state, naming that state', 'Cheyenne, AL', /Cheyenne, WY/],
    ['a city the list has', 'Birmingham, AL', /must not have the city yet.*birmingham-al/],
    ['a quarter of a city', 'East Florence, AL', /know the city in Alabama/],
  ])('refuses %s and writes nothing', async (_, request, message) => {
    const directory = await listDirectoryWith();
    const added = await addCity(request, directory, places);
    expect(added.ok ? [] : added.problems.map(formatProblem)).toEqual([expect.stringMatching(message)]);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });

  it('refuses to touch lists that have problems, and tells them', async () => {
    const directory = await listDirectoryWith({ 'branded-stores.csv': '' });
    const added = await addCity('Dothan, AL', directory, places);
    expect(added.ok ? [] : added.problems.map(({ rule }) => rule)).toEqual(['the file must not be empty']);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });
});

describe('adding many cities', () => {
  const add = async (selection: Parameters<typeof addCities>[0], directory: string) =>
    checkedValue(await addCities(selection, directory, places));

  it('appends all places of a state with so many people, most populous first, and once', async () => {
    const directory = await listDirectoryWith();
    const first = await add({ state: 'AL', population: 60_000 }, directory);
    expect(first).toEqual({ added: 7, present: 1, namesakes: [] });
    const lists = await loadLists(directory);
    const cities = lists.ok ? lists.value.cities : [];
    expect(cities.map(({ slug }) => slug).slice(2, 5)).toEqual([
      'montgomery-al',
      'mobile-al',
      'huntsville-al',
    ]);
    expect(cities.every(({ population }) => population >= 60_000)).toBe(true);
    const text = await citiesText(directory);
    expect(await add({ state: 'AL', population: 60_000 }, directory)).toEqual({
      added: 0,
      present: 8,
      namesakes: [],
    });
    expect(await citiesText(directory)).toBe(text);
  });

  it('leaves out parts of other cities, and the smaller of two places with one name', async () => {
    const directory = await listDirectoryWith();
    const { namesakes } = await add({ state: 'NY' }, directory);
    expect(namesakes.length).toBeGreaterThan(0);
    const lists = await loadLists(directory);
    const slugs = lists.ok ? lists.value.cities.map(({ slug }) => slug) : [];
    expect(slugs).not.toContain('brooklyn-ny');
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { name, population } of namesakes)
      expect(places.find((place) => place.name === name && place.state === 'NY')?.population).toBeGreaterThan(
        population,
      );
  });

  it('refuses to touch lists that have problems', async () => {
    const directory = await listDirectoryWith({ 'branded-stores.csv': '' });
    expect((await addCities({ state: 'AL' }, directory, places)).ok).toBe(false);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });
});

describe('regenerating the lists', () => {
  it('gives valid lists of 190 cities and 14 stores, byte for byte the same each time', async () => {
    const [once, again] = [await listDirectoryWith(), await listDirectoryWith()];
    for (const directory of [once, again]) {
      expect(await regenerateLists(directory, places, [])).toEqual({
        ok: true,
        value: { cities: 190, brandedStores: 14, added: [] },
      });
    }
    for (const file of ['cities.csv', 'branded-stores.csv']) {
      expect(await readFile(join(once, file), 'utf8')).toBe(await readFile(join(again, file), 'utf8'));
    }
    const lists = await loadLists(once);
    expect(lists.ok ? [] : lists.problems.map(formatProblem)).toEqual([]);
  });

  it('takes whole cities under the names visitors know, most populous first, and no quarter or namesake', async () => {
    const directory = await listDirectoryWith();
    await regenerateLists(directory, places, []);
    const lists = await loadLists(directory);
    if (!lists.ok) throw new Error('The lists have problems');
    const slugs = lists.value.cities.map((city) => city.slug);
    expect(slugs.slice(0, 3)).toEqual(['birmingham-al', 'montgomery-al', 'mobile-al']);
    expect(slugs.filter((slug) => slug.endsWith('-ny'))).toEqual([
      'new-york-ny',
      'buffalo-ny',
      'rochester-ny',
    ]);
    expect(slugs).toContain('port-st-lucie-fl');
    expect(slugs).not.toContain('hilton-head-sc');
    expect(slugs).not.toContain('carol-city-fl');
  });

  it('keeps a city that an editor added, with its facts looked up anew', async () => {
    const directory = await listDirectoryWith();
    const added = await addCity('Ocala, FL', directory, places);
    if (!added.ok) throw new Error('Ocala was refused');
    const stale = { ...added.value, population: 1 };
    const written = await regenerateLists(directory, places, [stale]);
    expect(written).toEqual({
      ok: true,
      value: { cities: 191, brandedStores: 14, added: [added.value] },
    });
    expect((await citiesText(directory)).trimEnd().split('\n').at(-1)).toMatch(/^Ocala,FL,ocala-fl,/);
  });
});
