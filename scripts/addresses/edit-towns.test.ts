import { appendFile, chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodLists, type ListChanges, listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import type { TownEdit, TownName } from '../lists/edit-town.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { moveTown, recordMove } from './edit-lists.ts';
import { lostNameProblems, rememberAddresses, siteAddresses } from './site-addresses.ts';

const today = '2026-11-22';
const magicCity = { name: 'Magic City', state: 'AL' } as const;

/** An edit of a town and where the addresses of a removed one lead. */
type Change = readonly [edit: TownEdit, to?: string];
const cityRenaming = (slug: string, name: TownName): Change => [{ list: 'cities', slug, name }];
const cityRemoval = (slug: string, to?: string): Change => [{ list: 'cities', slug }, to];
const storeRenaming = (slug: string, name: TownName): Change => [{ list: 'brandedStores', slug, name }];
const storeRemoval = (slug: string): Change => [{ list: 'brandedStores', slug }];
const hoover = 'Hoover,AL,hoover-al,33.40539,-86.81138,84848,Jefferson,America/Chicago,35226\n';

/** Lists whose addresses are all published. */
async function published(changes: ListChanges = {}): Promise<string> {
  const lists = listDirectoryWith({ 'cities.csv': goodLists['cities.csv'] + hoover, ...changes });
  const addresses = await addressesOf(lists);
  await rememberAddresses({ lists }, addresses);
  return lists;
}

async function addressesOf(lists: string) {
  const loaded = await loadPlan(lists);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const addresses = await siteAddresses({ lists }, loaded.value);
  if (!addresses.ok) throw new Error(addresses.problems.map(formatProblem).join('\n'));
  return addresses.value;
}

async function filesOf(lists: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(lists)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(lists, name), 'utf8')] as const)),
  );
}

/** Returns what an edit changed, by file, or why it was refused. */
async function edit(lists: string, [change, to]: Change) {
  const before = await filesOf(lists);
  const edited = await moveTown(lists, change, { to, since: today });
  const after = await filesOf(lists);
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  return { after, changed, problems: edited.ok ? [] : edited.problems.map(formatProblem) };
}

describe('renaming a city', () => {
  it('changes its name in every list, and nothing else', async () => {
    const lists = await published();
    const { after, changed, problems } = await edit(lists, cityRenaming('birmingham-al', magicCity));
    expect(problems).toEqual([]);
    expect(changed).toEqual(['cities.csv', 'moved.csv', 'places.csv']);
    expect(after['cities.csv']).toBe(
      (goodLists['cities.csv'] + hoover).replace(
        'Birmingham,AL,birmingham-al',
        'Magic City,AL,magic-city-al',
      ),
    );
    expect(after['places.csv']).toBe(goodLists['places.csv'].replaceAll('birmingham-al', 'magic-city-al'));
    expect(after['moved.csv']).toBe('kind,from,to,since\ncity,birmingham-al,magic-city-al,2026-11-22\n');
    const { answers, lostNames } = await addressesOf(lists);
    expect(lostNames).toEqual([]);
    expect(answers.get('/24-hour-pharmacy-birmingham-al')).toEqual({
      kind: 'moved',
      to: '/24-hour-pharmacy-magic-city-al',
    });
  });

  it('and back again leaves the lists byte for byte as they were', async () => {
    const lists = await published();
    const before = await filesOf(lists);
    await edit(lists, cityRenaming('birmingham-al', magicCity));
    await edit(lists, cityRenaming('magic-city-al', { name: 'Birmingham', state: 'AL' }));
    expect(await filesOf(lists)).toEqual({ ...before, 'moved.csv': 'kind,from,to,since\n' });
    expect((await addressesOf(lists)).answers.size).toBe(0);
  });

  it('takes its branded store along', async () => {
    const lists = await published();
    const { after } = await edit(lists, cityRenaming('new-york-ny', { name: 'Gotham', state: 'NY' }));
    expect(after['branded-stores.csv']).toContain('Gotham,NY,city-drugs-gotham-ny,');
    expect(after['moved.csv']).toContain('store,city-drugs-new-york-ny,city-drugs-gotham-ny,');
  });

  it('works after the same edit was made by hand', async () => {
    const lists = await published();
    const text = (await readFile(join(lists, 'cities.csv'), 'utf8')).replace(
      'Birmingham,AL,birmingham-al',
      'Magic City,AL,magic-city-al',
    );
    await writeFile(join(lists, 'cities.csv'), text);
    const { problems } = await edit(lists, cityRenaming('birmingham-al', magicCity));
    expect(problems).toEqual([]);
    expect((await addressesOf(lists)).lostNames).toEqual([]);
  });

  it.each([
    [
      'a name that another city has',
      cityRenaming('birmingham-al', { name: 'Hoover', state: 'AL' }),
      /cities\.csv:4: slug must be unique/,
    ],
    [
      'a city of another state',
      cityRenaming('birmingham-al', { name: 'Birmingham', state: 'NY' }),
      /cities\.csv:2: /,
    ],
    [
      'a city that there never was',
      cityRenaming('nowhere-al', magicCity),
      /must be in the lists, or have been published \(got "nowhere-al"\)/,
    ],
    [
      'a store that is named without its prefix',
      storeRenaming('new-york-ny', { name: 'Manhattan', state: 'NY' }),
      /must be in the lists, or have been published \(got "new-york-ny"\)/,
    ],
    [
      'the name that the city has',
      cityRenaming('birmingham-al', { name: 'Birmingham', state: 'AL' }),
      /an edit must change something \(got "birmingham-al"\) — The lists say so already/,
    ],
    [
      'the removal of one',
      cityRemoval('nowhere-al'),
      /must be in the lists, or have been published \(got "nowhere-al"\)/,
    ],
    [
      'a removal that leads to one',
      cityRemoval('birmingham-al', 'nowhere-al'),
      /the new city must be in the lists \(got "nowhere-al"\)/,
    ],
    [
      'a store’s town that is a city under its old name',
      storeRenaming('city-drugs-new-york-ny', { name: 'New York', state: 'AL' }),
      /branded-stores\.csv:2: /,
    ],
  ])('is refused for %s, and nothing is written', async (_, change, reason) => {
    const lists = await published();
    const { changed, problems } = await edit(lists, change);
    expect(changed).toEqual([]);
    expect(problems.join('\n')).toMatch(reason);
  });

  it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'writes nothing where it may not',
    async () => {
      const lists = await published();
      await chmod(lists, 0o555);
      const { changed, problems } = await edit(lists, cityRenaming('birmingham-al', magicCity));
      await chmod(lists, 0o755);
      expect(changed).toEqual([]);
      expect(problems).toEqual([expect.stringContaining('the lists must be writable')]);
    },
  );

  it('leaves no file half-written where one of them cannot be replaced', async () => {
    const lists = await published();
    await writeFile(join(lists, `cities.csv.${process.pid}.tmp`), '');
    const { changed, problems } = await edit(lists, cityRenaming('birmingham-al', magicCity));
    expect(changed).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('the lists are as they were')]);
  });
});

it('a move by hand to a missing name is reported', async () => {
  const lists = await published();
  await edit(lists, cityRemoval('hoover-al', 'birmingham-al'));
  const file = join(lists, 'moved.csv');
  await writeFile(file, (await readFile(file, 'utf8')).replace('birmingham-al', 'birmingam-al'));
  expect(lostNameProblems(lists, await addressesOf(lists)).map(formatProblem)).toEqual([
    expect.stringMatching(
      /moved\.csv: what has moved must lead to what is there \(got "city hoover-al, birmingam-al"\)/,
    ),
  ]);
});

describe('removing', () => {
  it('a city removes its places, and the last city its state’s page', async () => {
    const lists = await published();
    await edit(lists, cityRemoval('hoover-al'));
    const { after } = await edit(lists, cityRemoval('birmingham-al'));
    expect(after['places.csv']).toBe('city,kind,name,lat,lng,radius_miles\n');
    expect(after['moved.csv']).toBe(
      'kind,from,to,since\ncity,birmingham-al,,2026-11-22\ncity,hoover-al,,2026-11-22\n',
    );
    const { answers, lostNames } = await addressesOf(lists);
    expect(lostNames).toEqual([]);
    expect(answers.get('/pharmacies/alabama')).toEqual({ kind: 'gone' });
  });

  it('a city may lead to another', async () => {
    const lists = await published();
    await edit(lists, cityRemoval('hoover-al', 'birmingham-al'));
    const { answers } = await addressesOf(lists);
    expect(answers.get('/flu-shots-pharmacy-hoover-al')).toEqual({
      kind: 'moved',
      to: '/flu-shots-pharmacy-birmingham-al',
    });
    expect(answers.get('/pharmacy-south-side-hoover-al')).toEqual({
      kind: 'moved',
      to: '/pharmacy-south-side-birmingham-al',
    });
  });

  it('a store makes its one address gone, and the last one does', async () => {
    const lists = await published();
    for (const slug of ['city-drugs-new-york-ny', 'city-drugs-marks-ms']) {
      const { changed } = await edit(lists, storeRemoval(slug));
      expect(changed).toEqual(['branded-stores.csv', 'moved.csv']);
      expect((await addressesOf(lists)).answers.get(`/${slug}`)).toEqual({ kind: 'gone' });
    }
  });
});

describe('a place that was taken out by hand', () => {
  const withoutAvondale = goodLists['places.csv'].replace(/.*Avondale.*\n/, '');

  it('leads to its city', async () => {
    const lists = await published();
    await writeFile(join(lists, 'places.csv'), withoutAvondale);
    const addresses = await addressesOf(lists);
    expect(lostNameProblems(lists, addresses)).toEqual([]);
    expect(addresses.answers.get('/pharmacy-avondale-birmingham-al')).toEqual({
      kind: 'moved',
      to: '/pharmacies/birmingham-al',
    });
  });

  it('is gone once recorded, which only a published and missing name can be', async () => {
    const lists = await published();
    const gone = { kind: 'place', from: 'birmingham-al/pharmacy-avondale', since: today } as const;
    const refusal = async (move: Parameters<typeof recordMove>[1]): Promise<string> => {
      const recorded = await recordMove(lists, move);
      return recorded.ok ? '' : recorded.problems.map(formatProblem).join('\n');
    };
    expect(await refusal(gone)).toContain('must not be there now');
    await writeFile(join(lists, 'places.csv'), withoutAvondale);
    expect(await refusal({ ...gone, from: 'birmingham-al/pharmacy-nowhere' })).toContain(
      'must have been published',
    );
    expect(await refusal({ ...gone, to: 'birmingham-al/pharmacy-nowhere' })).toContain(
      'the new name must be there',
    );
    expect(await refusal(gone)).toBe('');
    const { answers, lostNames } = await addressesOf(lists);
    expect([lostNames, answers.get('/pharmacy-avondale-birmingham-al')]).toEqual([[], { kind: 'gone' }]);
  });
});

it('problems of edited lists name their own folder, as do the remedies', async () => {
  const lists = await published();
  await appendFile(join(lists, 'places.csv'), 'opp-al,park,Frank Jackson Park,31.2966,-86.2705,\n');
  const [renaming] = cityRenaming('hoover-al', magicCity);
  const edited = await moveTown(lists, renaming, { since: today });
  expect(edited.ok ? [] : edited.problems).toMatchObject([
    { file: join(lists, 'places.csv'), remedy: expect.stringContaining(`add NAME --lists ${lists}"`) },
  ]);
});
