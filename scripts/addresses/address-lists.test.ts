import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cityPath } from '../../src/domain/site/paths.ts';
import { newFolder } from '../../tests/support/new-folder.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import { addressFiles, movedText, publishedText, readAddressLists } from './address-lists.ts';
import type { AddressName } from './address-name.ts';
import { addressNamesOf } from './address-name.ts';
import { siteAddresses } from './site-addresses.ts';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('the committed list', () => {
  let loaded: { readonly value: LoadedPlan };
  beforeAll(async () => {
    const plan = await loadPlan();
    if (!plan.ok) throw new Error(plan.problems.map(formatProblem).join('\n'));
    loaded = plan;
  });

  it('has every promise of the editors’ lists, none of which is broken', async () => {
    const addresses = await siteAddresses({ lists: 'src/data' }, loaded.value);
    if (!addresses.ok) throw new Error(addresses.problems.map(formatProblem).join('\n'));
    // Run "npm run build" and commit src/data/published.csv.
    expect(addresses.value.newNames).toEqual([]);
    expect(addresses.value.lostNames).toEqual([]);
    expect(publishedText(addresses.value.published)).toBe(
      await readFile(join('src/data', addressFiles.published), 'utf8'),
    );
  });

  it('implies every landing page, city, store and page of text by a few names', async () => {
    const { plan, input } = loaded.value;
    // They hang on the samples, which promise nothing.
    const towns = new Set<string>(
      input.cities.flatMap(({ city, town }) => (town ? [cityPath(city.slug)] : [])),
    );
    const kinds = ['landing', 'city', 'city-search', 'state', 'preset', 'fixed'];
    const pages = plan.groups.flatMap(({ pages }) => pages.filter(({ kind }) => kinds.includes(kind)));
    // With a site that has nothing left, every one of them is missed.
    const addresses = await siteAddresses(
      { lists: 'src/data' },
      { ...loaded.value, plan: { ...plan, groups: [] } },
    );
    if (!addresses.ok) throw new Error('addresses');
    const { answers, lostNames } = addresses.value;
    const missed = new Set([...answers.keys(), ...lostNames.flatMap(({ paths }) => paths)]);
    const promised = pages.map(({ path }) => path).filter((path) => !towns.has(path));
    expect(promised.filter((path) => !missed.has(path))).toEqual([]);
    expect(addressNamesOf(loaded.value).length).toBeLessThan(pages.length / 5);
  });
});

describe('the lists of addresses', () => {
  const published: readonly AddressName[] = [
    { kind: 'city', slug: 'a-al' },
    { kind: 'place', slug: 'a-al/pharmacy-park' },
  ];
  const moves = [
    { kind: 'city', from: 'b-al', to: 'a-al', since: '2026-11-22' },
    { kind: 'city', from: 'c-al', since: '2026-11-22' },
  ] as const;

  it('are read as written, with no moves if that list is missing', async () => {
    const files = { 'published.csv': publishedText(published) };
    expect(await readAddressLists(await folderWith({ ...files, 'moved.csv': movedText(moves) }))).toEqual({
      ok: true,
      value: { published, moves: moves.map((move) => ({ to: undefined, ...move })) },
    });
    expect(await readAddressLists(await folderWith(files))).toEqual({
      ok: true,
      value: { published, moves: [] },
    });
  });

  it('are refused without the published list, with a remedy for a new site', async () => {
    const read = await readAddressLists(await folderWith({}));
    expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /published\.csv: .* must exist.*version control.*new, write the one line "kind,slug"/,
      ),
    ]);
  });

  it.each([
    ['published.csv', 'kind,slug\ntown,a-al\n', /published\.csv:2: kind must be page, state/],
    ['published.csv', 'kind,slug\nplace,a-al/b/c\n', /published\.csv:2: slug must be a slug; of a place/],
    ['published.csv', 'kind,slug\ncity,a-al\ncity,a-al\n', /published\.csv:3: address must be unique/],
    ['moved.csv', 'kind,from,to,since\ncity,A,b-al,2026-11-22\n', /moved\.csv:2: from must be a slug/],
    [
      'moved.csv',
      'kind,from,to,since\ncity,a-al,https://evil.example,2026-11-22\n',
      /moved\.csv:2: to must be a slug/,
    ],
    ['moved.csv', 'kind,from,to,since\ncity,a-al,b-al,today\n', /moved\.csv:2: since must be a day/],
    ['moved.csv', 'kind,from,to,since\ncity,A,b-al,today\n', /moved\.csv:2: from must be a slug/],
    ['moved.csv', 'kind,from,to\n', /moved\.csv:1: the header must name the columns kind,from,to,since/],
  ])('%s with %j is told with its line', async (file, text, message) => {
    const read = await readAddressLists(await folderWith({ 'published.csv': 'kind,slug\n', [file]: text }));
    expect(read.ok ? [] : read.problems.map(formatProblem)).toContainEqual(expect.stringMatching(message));
  });
});
