import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appended, goodLists, listDirectoryWith, replaced } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import type { TownName } from '../lists/edit-town.ts';
import { gazetteerPlaces } from '../lists/facts/gazetteer.ts';
import { loadLists } from '../lists/load-lists.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { addNamedCity, addSelectedCities, moveTown } from './edit-lists.ts';
import { lostNameProblems, siteAddresses } from './site-addresses.ts';

const places = gazetteerPlaces();
const citiesText = (directory: string): Promise<string> => readFile(join(directory, 'cities.csv'), 'utf8');
const dothanCity = { name: 'Dothan City', state: 'AL' } as const;

/** Lists with Dothan, Opp and Andalusia, of which the addresses of all cities are published. */
async function publishedTowns(): Promise<string> {
  const directory = listDirectoryWith();
  for (const name of ['Dothan, AL', 'Opp, AL', 'Andalusia, AL', 'Hoover, AL'])
    checkedValue(await addNamedCity(directory, name, places));
  const slugs = ['andalusia-al', 'birmingham-al', 'dothan-al', 'hoover-al', 'opp-al'];
  const published = slugs.map((slug) => `city,${slug}\n`).join('');
  await writeFile(join(directory, 'published.csv'), `kind,slug\n${published}`);
  return directory;
}

/** Renames a city, or removes it where no name is given. */
const move = async (directory: string, slug: string, name?: TownName, to?: string) =>
  checkedValue(await moveTown(directory, { list: 'cities', slug, name }, { to, since: '2026-11-23' }));

async function renamedDothan(): Promise<string> {
  const directory = await publishedTowns();
  await move(directory, 'dothan-al', dothanCity);
  return directory;
}

describe('adding a city', () => {
  it('appends its complete row and leaves the lists valid and no other file behind', async () => {
    const directory = listDirectoryWith();
    const added = await addNamedCity(directory, 'dothan, al', places);
    expect(added.ok && added.value.slug).toBe('dothan-al');
    const text = await citiesText(directory);
    expect(text.startsWith(goodLists['cities.csv'])).toBe(true);
    expect(text.slice(goodLists['cities.csv'].length)).toMatch(
      /^Dothan,AL,dothan-al,31\.2\d*,-85\.3\d*,68567,Houston,America\/Chicago,3630\d( \d{5})*\n$/,
    );
    const lists = await loadLists(directory);
    expect(lists.ok && lists.value.cities.at(-1)).toEqual(added.ok && added.value);
    expect((await readdir(directory)).toSorted()).toEqual(
      [...Object.keys(goodLists), 'published.csv'].toSorted(),
    );
  });

  it.each(['by name', 'in bulk'])(
    'tells a town as editors tell it in the row of its branded store, %s',
    async (way) => {
      const directory = listDirectoryWith(replaced('branded-stores.csv', ',1581,', ',1600,'));
      if (way === 'by name') checkedValue(await addNamedCity(directory, 'Marks, MS', places));
      else checkedValue(await addSelectedCities(directory, { states: ['MS'], population: 1500 }, places));
      const { cities } = checkedValue(await loadLists(directory));
      expect(cities.find(({ slug }) => slug === 'marks-ms')).toMatchObject({
        population: 1600,
        zips: ['38646'],
      });
    },
  );

  it('keeps the row on a line of its own when the file has no final line end', async () => {
    const directory = listDirectoryWith({ 'cities.csv': goodLists['cities.csv'].trimEnd() });
    await addNamedCity(directory, 'Dothan, Alabama', places);
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
    const directory = listDirectoryWith();
    const added = await addNamedCity(directory, request, places);
    expect(added.ok ? [] : added.problems.map(formatProblem)).toEqual([expect.stringMatching(message)]);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });

  it('refuses to change lists that have problems, and names these', async () => {
    const directory = listDirectoryWith({ 'branded-stores.csv': null });
    const added = await addNamedCity(directory, 'Dothan, AL', places);
    expect(added.ok ? [] : added.problems.map(({ rule }) => rule)).toEqual(['the file must exist']);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });

  it('redirects the places of a city that came back without them to the city', async () => {
    const directory = await publishedTowns();
    await appendFile(join(directory, 'published.csv'), 'place,dothan-al/pharmacy-oak-park\n');
    await move(directory, 'dothan-al', undefined, 'opp-al');
    checkedValue(await addNamedCity(directory, 'Dothan, AL', places));
    const loaded = checkedValue(await loadPlan(directory));
    const addresses = checkedValue(await siteAddresses({ lists: directory }, loaded));
    expect(lostNameProblems(directory, addresses)).toEqual([]);
    expect(addresses.answers.get('/pharmacy-oak-park-dothan-al')).toEqual({
      kind: 'moved',
      to: '/pharmacies/dothan-al',
    });
  });

  it('brings back a city that was removed, whose page then wins over its move', async () => {
    const directory = await publishedTowns();
    await move(directory, 'dothan-al', undefined, 'opp-al');
    checkedValue(await addNamedCity(directory, 'Dothan, AL', places));
    const loaded = checkedValue(await loadPlan(directory));
    const addresses = checkedValue(await siteAddresses({ lists: directory }, loaded));
    expect(lostNameProblems(directory, addresses)).toEqual([]);
    expect(addresses.answers.has('/pharmacies/dothan-al')).toBe(false);
  });

  it('refuses a city that an editor renamed, and says how to rename it back', async () => {
    const directory = await renamedDothan();
    const added = await addNamedCity(directory, 'Dothan, AL', places);
    expect(added.ok ? [] : added.problems.map(formatProblem)).toEqual([
      expect.stringMatching(/under another name.*rename dothan-city-al "Dothan, AL"/),
    ]);
    expect(await citiesText(directory)).not.toContain(',dothan-al,');
  });

  it('prefers a town of its own to a part of a larger city with the same name', async () => {
    const directory = listDirectoryWith();
    const added = await addNamedCity(directory, 'Inwood, NY', places);
    expect(added.ok && added.value).toMatchObject({ county: 'Nassau', zips: ['11096'] });
  });

  it('adds a part of a larger city that is asked for by name', async () => {
    const directory = listDirectoryWith();
    const added = await addNamedCity(directory, 'Brooklyn, NY', places);
    expect(added.ok && added.value.slug).toBe('brooklyn-ny');
  });
});

describe('adding many cities', () => {
  const add = async (selection: Parameters<typeof addSelectedCities>[1], directory: string) =>
    checkedValue(await addSelectedCities(directory, selection, places));
  const slugsOf = async (directory: string): Promise<readonly string[]> =>
    checkedValue(await loadLists(directory)).cities.map(({ slug }) => slug);

  it('appends each place of a state with at least that many people once, most populous first', async () => {
    const directory = listDirectoryWith();
    const first = await add({ states: ['AL'], population: 60_000 }, directory);
    expect(first).toMatchObject({ alreadyListed: 1, namesakes: [], partsOfCities: [], left: [] });
    expect(first.added).toHaveLength(7);
    const { cities } = checkedValue(await loadLists(directory));
    expect(cities.map(({ slug }) => slug).slice(2, 5)).toEqual([
      'montgomery-al',
      'mobile-al',
      'huntsville-al',
    ]);
    expect(cities.every(({ population }) => population >= 60_000)).toBe(true);
    const text = await citiesText(directory);
    expect(await add({ states: ['AL'], population: 60_000 }, directory)).toMatchObject({
      added: [],
      alreadyListed: 8,
    });
    expect(await citiesText(directory)).toBe(text);
  });

  it('leaves out cities that editors renamed or removed', async () => {
    const directory = await renamedDothan();
    await move(directory, 'opp-al', undefined, 'andalusia-al');
    await move(directory, 'hoover-al');
    const moved = await readFile(join(directory, 'moved.csv'), 'utf8');
    const { left } = await add({ states: ['AL'], population: 5000 }, directory);
    expect(left.map(({ name }) => name).toSorted()).toEqual(['Dothan', 'Hoover', 'Opp']);
    const slugs = await slugsOf(directory);
    expect(slugs).toEqual(expect.arrayContaining(['dothan-city-al', 'andalusia-al', 'mobile-al']));
    expect(slugs.filter((slug) => ['dothan-al', 'opp-al', 'hoover-al'].includes(slug))).toEqual([]);
    expect(await readFile(join(directory, 'moved.csv'), 'utf8')).toBe(moved);
  });

  it('recognises a city by its position if it was renamed before it was published', async () => {
    const directory = listDirectoryWith();
    checkedValue(await addNamedCity(directory, 'Dothan, AL', places));
    await move(directory, 'dothan-al', dothanCity);
    expect(await add({ states: ['AL'], population: 60_000 }, directory)).toMatchObject({
      alreadyListed: 2,
      left: [],
    });
    expect(await slugsOf(directory)).not.toContain('dothan-al');
  });

  it('refuses to touch lists that have problems', async () => {
    const directory = listDirectoryWith({ 'branded-stores.csv': null });
    expect((await addSelectedCities(directory, { states: ['AL'] }, places)).ok).toBe(false);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });

  it('refuses to add while moved.csv is unreadable, and says why', async () => {
    const directory = listDirectoryWith();
    await writeFile(join(directory, 'moved.csv'), 'kind,from,to,since\ncity,opp-al,,yesterday\n');
    const added = await addSelectedCities(directory, { states: ['AL'] }, places);
    expect(added.ok ? [] : added.problems.map(({ rule }) => rule)).toEqual([
      'since must be a day, YYYY-MM-DD',
    ]);
    expect(await citiesText(directory)).toBe(goodLists['cities.csv']);
  });
});

it('a city can be added after its places, as their report demands', async () => {
  const directory = listDirectoryWith(
    appended('places.csv', 'opp-al,park,Frank Jackson Park,31.2966,-86.2705,\n'),
  );
  const before = await loadLists(directory);
  expect(before.ok ? [] : before.problems.map(({ remedy }) => remedy)).toEqual([
    `Correct the slug, or add the city with "npm run lists -- cities add NAME --lists ${directory}".`,
  ]);
  expect((await addNamedCity(directory, 'Dothan, AL', places)).ok).toBe(false);
  checkedValue(await addNamedCity(directory, 'Opp, AL', places));
  expect((await loadLists(directory)).ok).toBe(true);
});
