import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citySlug } from '../../tests/support/domain-fixtures.ts';
import { listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../problems/problem.ts';
import { checkedValue } from '../problems/refusal.ts';
import { factsOf } from './city-selection.ts';
import { gazetteerPlaces } from './facts/gazetteer.ts';
import { loadLists } from './load-lists.ts';
import { regenerateLists } from './regenerate-lists.ts';

const places = gazetteerPlaces();
const none: ReadonlySet<string> = new Set();
const citiesText = (directory: string): Promise<string> => readFile(join(directory, 'cities.csv'), 'utf8');

describe('regenerating the lists', () => {
  it('gives valid lists of 190 cities and 14 stores, byte for byte the same each time', async () => {
    const [once, again] = [await listDirectoryWith(), await listDirectoryWith()];
    for (const directory of [once, again]) {
      expect(await regenerateLists(directory, places, [], none)).toEqual({
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
    await regenerateLists(directory, places, [], none);
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
    const ocala = factsOf(places, 'Ocala', 'FL');
    const stale = { ...ocala, population: 1 };
    const written = await regenerateLists(directory, places, [stale], none);
    expect(written).toEqual({
      ok: true,
      value: { cities: 191, brandedStores: 14, added: [ocala] },
    });
    expect((await citiesText(directory)).trimEnd().split('\n').at(-1)).toMatch(/^Ocala,FL,ocala-fl,/);
  });

  it('brings back no city that an editor removed, and no old name of one that was renamed', async () => {
    const directory = await listDirectoryWith({ 'places.csv': '' });
    const birmingham = factsOf(places, 'Birmingham', 'AL');
    const magicCity = { ...birmingham, name: 'Magic City', slug: citySlug('magic-city-al') };
    const written = await regenerateLists(directory, places, [magicCity], new Set(['hoover-al']));
    expect(written.ok && written.value).toMatchObject({ cities: 189, added: [magicCity] });
    const slugs = checkedValue(await loadLists(directory)).cities.map(({ slug }) => slug);
    expect(slugs).toContain('magic-city-al');
    expect(slugs.filter((slug) => ['birmingham-al', 'hoover-al'].includes(slug))).toEqual([]);
  });
});
