import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { City } from '../../src/domain/places/city.ts';
import { isLandingSlug } from '../../src/domain/text/slug.ts';
import { checked, citySlug } from '../../tests/support/domain-fixtures.ts';
import { listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import { factsOf } from './choose-cities.ts';
import { gazetteerPlaces } from './facts/gazetteer.ts';
import { loadLists } from './load-lists.ts';
import { type ListsBefore, regenerateLists } from './regenerate-lists.ts';

const places = gazetteerPlaces();
const nothing: ListsBefore = {
  present: { cities: [], brandedStores: [] },
  left: { cities: new Set(), brandedStores: new Set() },
};
const ofCities = (cities: readonly City[], ...left: readonly string[]): ListsBefore => ({
  present: { ...nothing.present, cities },
  left: { ...nothing.left, cities: new Set(left) },
});
const citiesText = (directory: string): Promise<string> => readFile(join(directory, 'cities.csv'), 'utf8');

describe('regenerating the lists', () => {
  it('gives valid lists of 190 cities and 14 stores, byte for byte the same each time', async () => {
    const [once, again] = [listDirectoryWith(), listDirectoryWith()];
    for (const directory of [once, again]) {
      expect(await regenerateLists(directory, places, nothing)).toEqual({
        ok: true,
        value: { cities: 190, brandedStores: 14, added: [], addedStores: [] },
      });
    }
    for (const file of ['cities.csv', 'branded-stores.csv']) {
      expect(await readFile(join(once, file), 'utf8')).toBe(await readFile(join(again, file), 'utf8'));
    }
    const lists = await loadLists(once);
    expect(lists.ok ? [] : lists.problems.map(formatProblem)).toEqual([]);
  });

  it('selects whole cities by the names visitors know, the most populous, without parts or namesakes', async () => {
    const directory = listDirectoryWith();
    await regenerateLists(directory, places, nothing);
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
    const directory = listDirectoryWith();
    const ocala = factsOf(places, 'Ocala', 'FL');
    const stale = { ...ocala, population: 1 };
    const written = await regenerateLists(directory, places, ofCities([stale]));
    expect(written).toEqual({
      ok: true,
      value: { cities: 191, brandedStores: 14, added: [ocala], addedStores: [] },
    });
    expect((await citiesText(directory)).trimEnd().split('\n').at(-1)).toMatch(/^Ocala,FL,ocala-fl,/);
  });

  it('brings back no city that an editor removed, and no old name of one that was renamed', async () => {
    const directory = listDirectoryWith({ 'places.csv': '' });
    const birmingham = factsOf(places, 'Birmingham', 'AL');
    const magicCity = { ...birmingham, name: 'Magic City', slug: citySlug('magic-city-al') };
    const written = await regenerateLists(directory, places, ofCities([magicCity], 'hoover-al'));
    expect(written.ok && written.value).toMatchObject({ cities: 189, added: [magicCity] });
    const slugs = checkedValue(await loadLists(directory)).cities.map(({ slug }) => slug);
    expect(slugs).toContain('magic-city-al');
    expect(slugs.filter((slug) => ['birmingham-al', 'hoover-al'].includes(slug))).toEqual([]);
  });

  it('keeps branded stores that editors added or renamed, and restores none that they removed', async () => {
    const directory = listDirectoryWith({ 'places.csv': '' });
    await regenerateLists(directory, places, nothing);
    const { cities, brandedStores } = checkedValue(await loadLists(directory));
    const boise = factsOf(places, 'Boise', 'ID');
    const towns = [
      ...brandedStores.map(({ city }) => city).filter(({ slug }) => !['marks-ms', 'boise-id'].includes(slug)),
      { ...boise, name: 'Boise City', slug: citySlug('boise-city-id') },
      factsOf(places, 'Ocala', 'FL'),
    ];
    const stores = towns.map((city) => ({
      slug: checked(`city-drugs-${city.slug}`, isLandingSlug),
      city,
    }));
    const written = await regenerateLists(directory, places, {
      present: { cities, brandedStores: stores },
      left: { cities: new Set(), brandedStores: new Set(['city-drugs-marks-ms', 'city-drugs-boise-id']) },
    });
    expect(written.ok && written.value.brandedStores).toBe(14);
    const slugs = checkedValue(await loadLists(directory)).brandedStores.map(({ slug }) => slug);
    expect(slugs.slice(-2)).toEqual(['city-drugs-boise-city-id', 'city-drugs-ocala-fl']);
    expect(slugs).not.toContain('city-drugs-marks-ms');
    expect(slugs).not.toContain('city-drugs-boise-id');
  });

  it('writes both lists or none', async () => {
    const directory = listDirectoryWith({ 'places.csv': '' });
    const before = await citiesText(directory);
    await rm(join(directory, 'branded-stores.csv'));
    await mkdir(join(directory, 'branded-stores.csv'));
    const written = await regenerateLists(directory, places, nothing);
    expect(written.ok).toBe(false);
    expect(await citiesText(directory)).toBe(before);
  });
});
