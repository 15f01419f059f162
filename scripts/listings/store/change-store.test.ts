import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { importInto, register } from '../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { cityFixture, npiOf } from '../../../tests/support/online-fixture.ts';
import { registerRows, sourceFiles } from '../../../tests/support/source-files-fixture.ts';
import { readFiles } from '../import/import-files.ts';
import { removeSource, scopeOf } from '../import/import-listings.ts';
import { openStore, readListings, storeFile, undamagedSource } from '../listing-store.ts';
import { geocoderQuery } from '../online/census-geocoder.ts';
import { changeStore } from './change-store.ts';
import { censusSource, geocoderSource, makeSources } from './source-file.ts';

const today = '2026-11-20';
let files: Awaited<ReturnType<typeof sourceFiles>>;
beforeAll(async () => {
  files = await sourceFiles();
});

/** Every file of a store by name, but for who last changed it. */
async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/** Brings the register with the geocoder's answers to some of its addresses. */
async function geocode(folder: string, serials: readonly number[]): Promise<void> {
  const read = await readFiles([files.nppes], scopeOf([cityFixture()]));
  const found = serials.flatMap((serial) => {
    const address = read.records.find(({ npi }) => npi === npiOf(serial))?.address;
    const location = { lat: 25.77, lng: -80.2 - serial / 1000, precision: 'street' } as const;
    return address === undefined ? [] : [{ address: geocoderQuery(address), location, date: '2026-11-01' }];
  });
  const store = await openStore(folder);
  const earlier = undamagedSource(store, censusSource)?.placed ?? [];
  const sources = [
    ...makeSources(read, { brought: 'file', day: today }),
    geocoderSource(earlier, found, today),
  ];
  await changeStore(store, sources, { folder, today });
}

it('an address that the geocoder does not know counts as no record', async () => {
  const folder = newFolder();
  const location = { lat: 25.77, lng: -80.2, precision: 'street' } as const;
  const answers = [
    { address: '"1 Oak St","Miami","FL","33125"', location, date: '2026-11-01' },
    { address: '"2 Oak St","Miami","FL","33125"', location: null, date: '2026-11-19' },
  ];
  const source = geocoderSource([], answers, today);
  const { recordsBySource, rowsByFile } = await changeStore(await openStore(folder), [source], {
    ...{ folder, today },
  });
  expect({ ...recordsBySource, ...rowsByFile }).toEqual({ census: 1, 'Census geocoder': 1 });
  expect((await readListings(folder))?.kept).toMatchObject([{ placed: 1, newest: '2026-11-01' }]);
  // The answer itself is kept, so that it is not asked for again.
  expect(undamagedSource(await openStore(folder), censusSource)?.placed).toEqual(answers);
});

describe('sources of a store', () => {
  it('give the same bytes in any order, once or repeated', async () => {
    const steps = {
      nppes: (folder: string) => importInto(folder, [files.nppes]),
      hhs: (folder: string) => importInto(folder, [files.hhs]),
      osm: (folder: string) => importInto(folder, [files.osm]),
      alltheplaces: (folder: string) => importInto(folder, [files.alltheplaces]),
      publix: (folder: string) => importInto(folder, [files.publix]),
      'the geocoder of some': (folder: string) => geocode(folder, [1, 5]),
      'the geocoder of others': (folder: string) => geocode(folder, [5, 6]),
    };
    type Step = keyof typeof steps;
    const names: readonly Step[] = Object.keys(steps).filter((name): name is Step =>
      Object.hasOwn(steps, name),
    );
    const contentAfter = async (order: readonly Step[]) => {
      const folder = newFolder();
      for (const name of order) await steps[name](folder);
      return contentOf(folder);
    };
    const expected = await contentAfter(names);
    expect(Object.keys(expected).length).toBe(8);
    const orders = fc
      .tuple(
        fc.shuffledSubarray([...names], { minLength: names.length }),
        fc.array(fc.constantFrom(...names), { maxLength: 3 }),
      )
      .map(([order, again]) => [...order, ...again]);
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        expect(await contentAfter(order)).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  });

  it('add up: each has the facts that it alone states', async () => {
    const folder = newFolder();
    for (const file of Object.values(files)) await importInto(folder, [file]);
    await geocode(folder, [5]);
    const store = await readListings(folder);
    const of = (serial: number) => store?.listings.find(({ npi }) => npi === npiOf(serial));
    expect(store?.kept.map(({ id, records, points, placed }) => [id, records + points + placed])).toEqual([
      ['alltheplaces', 3],
      ['census', 1],
      ['hhs', 3],
      ['nppes', 6],
      ['osm', 3],
      ['publix', 2],
    ]);
    expect(of(1)?.hours?.pharmacy ?? of(1)?.hours?.store).toBeDefined();
    expect(of(3)?.location.precision).toBe('rooftop');
    expect(of(4)?.sources.map(({ id }) => id)).toEqual(['nppes', 'hhs']);
    expect(of(5)?.sources.map(({ id }) => id)).toEqual(['nppes', 'census']);
    expect(store?.unconfirmed.map(({ id, brand }) => [id, brand])).toEqual([
      ['publix:20', 'Publix'],
      ['publix:3', 'Publix'],
    ]);
  });

  it('that are removed leave no trace, in the folder either', async () => {
    const [all, others] = [newFolder(), newFolder()];
    for (const [id, file] of Object.entries(files)) {
      await importInto(all, [file]);
      if (id !== 'osm') await importInto(others, [file]);
    }
    await removeSource('osm', { folder: all, today });
    expect(await contentOf(all)).toEqual(await contentOf(others));
    expect(JSON.stringify(await contentOf(all))).not.toContain('osm');
    await expect(removeSource('osm', { folder: all, today })).rejects.toThrow(
      'the store must hold the source (got "osm") — Name one of alltheplaces, hhs, nppes, publix.',
    );
  });
});

describe('a change that would lose much', () => {
  it('of a source that is brought anew is refused until it is confirmed', async () => {
    const folder = newFolder();
    await importInto(folder, [await register(registerRows(40))]);
    const before = await contentOf(folder);
    const one = await register(registerRows(1));
    await expect(importInto(folder, [one])).rejects.toThrow(
      /\(got "39 of 40 listings"\) — .*--accept-loss\.\n.*\(got "39 of 40 listings of FL"\)[\s\S]*\(got "39 of 40 records of nppes"\)[\s\S]*The listing store is as it was\./,
    );
    expect(await contentOf(folder)).toEqual(before);
    await importInto(folder, [one], [], { acceptLoss: true });
    const store = await readListings(folder);
    expect(store?.listings).toHaveLength(1);
    expect(store?.closed).toEqual([]);
  });

  it('by taking a source out is refused, unless others hold its pharmacies', async () => {
    const folder = newFolder();
    await importInto(folder, [files.nppes]);
    await expect(removeSource('nppes', { folder, today })).rejects.toThrow('6 of 6 listings');
    await importInto(folder, [files.osm]);
    await removeSource('osm', { folder, today });
  });

  it('of a store of another version is refused, which leaves it as it is', async () => {
    const folder = newFolder();
    await importInto(folder, [await register(registerRows(10))]);
    const path = join(folder, storeFile);
    const { sources: _, ...store } = JSON.parse(await readFile(path, 'utf8'));
    const text = JSON.stringify({ ...store, format: 2 });
    await writeFile(path, text);
    await expect(importInto(folder, [files.osm])).rejects.toThrow('and of this version of the project');
    expect(await readFile(path, 'utf8')).toBe(text);
  });
});

describe('a pharmacy that its source no longer lists', () => {
  it('counts as closed for a year, with its page, until it is listed again', async () => {
    const folder = newFolder();
    await importInto(folder, [await register(registerRows(10))]);
    const gone = (await readListings(folder))?.listings.at(-1);
    const fewer = await register(registerRows(9));
    const closedOn = async (day: string, file: string) => {
      await importInto(folder, [file], [], { today: day });
      return (await readListings(folder))?.closed.map(({ id, slug, why, missedOn }) => [
        id,
        slug,
        why,
        missedOn,
      ]);
    };
    const missed = [[gone?.id, gone?.slug, 'missed', '2026-12-01']];
    expect(await closedOn('2026-12-01', fewer)).toEqual(missed);
    expect(await closedOn('2027-11-30', fewer)).toEqual(missed);
    expect(await closedOn('2027-12-01', fewer)).toEqual([]);
    expect(await closedOn('2027-12-02', await register(registerRows(10)))).toEqual([]);
    expect(await closedOn('2027-12-03', fewer)).toEqual([[gone?.id, gone?.slug, 'missed', '2027-12-03']]);
    await importInto(folder, [files.osm]);
    await removeSource('nppes', { folder, today, acceptLoss: true });
    expect((await readListings(folder))?.closed).toEqual([]);
  });
});

describe('a damaged store', () => {
  it.each(['{"format":4,', '{"format":3}'])('whose list of listings is %s is refused', async (text) => {
    const folder = newFolder();
    await importInto(folder, [files.nppes]);
    await writeFile(join(folder, storeFile), text);
    await expect(importInto(folder, [files.osm])).rejects.toThrow(
      /must be whole, and of this version .* — Remove/,
    );
  });

  it('whose source was edited by hand is refused, though it can be read', async () => {
    const folder = newFolder();
    for (const file of [files.nppes, files.osm]) await importInto(folder, [file]);
    const [name = ''] = (await readdir(join(folder, 'sources'))).filter((file) => file.startsWith('nppes'));
    await writeFile(
      join(folder, 'sources', name),
      JSON.stringify({
        id: 'nppes',
        licence: 'public domain',
        brought: 'file',
        day: '2026-01-01',
        files: {},
      }),
    );
    await expect(importInto(folder, [files.osm])).rejects.toThrow(/file of a source must be whole/);
  });

  it('whose source is broken names its file, and what to bring again', async () => {
    const folder = newFolder();
    for (const file of [files.nppes, files.osm]) await importInto(folder, [file]);
    const [name = ''] = (await readdir(join(folder, 'sources'))).filter((file) => file.startsWith('nppes'));
    const path = join(folder, 'sources', name);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -200));
    await expect(importInto(folder, [files.osm])).rejects.toThrow(
      /nppes\.[0-9a-f]+\.json: the file of a source must be whole .* — Import or fetch nppes again/,
    );
    await importInto(folder, [files.nppes]);
    expect((await readListings(folder))?.kept.map(({ id }) => id)).toEqual(['nppes', 'osm']);
  });

  it('whose geocoder’s answers are broken is mended by new ones', async () => {
    const folder = newFolder();
    await geocode(folder, [1, 5]);
    const before = await contentOf(folder);
    const [name = ''] = (await readdir(join(folder, 'sources'))).filter((file) => file.startsWith('census'));
    await writeFile(join(folder, 'sources', name), '{"broken');
    await geocode(folder, [1, 5]);
    expect(await contentOf(folder)).toEqual(before);
  });
});
