import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeGivenStore } from '../../tests/support/given-store.ts';
import { newFolder } from '../../tests/support/new-folder.ts';
import { officeWeek, pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { readListings, storeFile } from './listing-store.ts';
import { answerCache } from './online/answer-cache.ts';
import { writeStore } from './write-store.ts';

const report = {
  ...{ read: {}, records: {}, dropped: {}, rejected: {}, precision: {}, states: {}, refused: {} },
  ...{ merged: 0, superseded: 0, listings: 0, unconfirmed: 0, closed: 0, coverage: {} },
};
const empty = { imported: '2026-01-01', report, listings: [], trace: [] };

it('a store that cannot be written fails its import, and the trace of the store before stays', async () => {
  const folder = newFolder();
  // A folder in the way stops even root.
  await mkdir(join(folder, storeFile));
  await writeFile(join(folder, 'trace-earlier.ndjson'), '');
  await expect(writeStore(folder, empty)).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(folder)).toContain('trace-earlier.ndjson');
});

it('an answer that cannot be kept fails what asked for it', async () => {
  const file = join(newFolder(), 'file');
  await writeFile(file, '');
  await expect(answerCache(join(file, 'cache')).set('question', 'answer')).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});

describe('a store of an earlier version', () => {
  const listing = {
    ...pharmacyFixture(1),
    sources: [{ id: 'osm', fields: ['all'] }],
  };
  const earlier = async (listings: readonly object[]): Promise<string> => {
    const folder = newFolder();
    const store = { format: 1, version: '1', imported: '2026-01-01', report, listings };
    await writeFile(join(folder, storeFile), JSON.stringify(store));
    return folder;
  };

  it('is read where it has no hours', async () => {
    expect((await readListings(await earlier([listing])))?.listings).toHaveLength(1);
  });

  it('is refused in one sentence where it does not tell whose its hours are', async () => {
    const hours = { weekly: officeWeek, exceptions: [] };
    await expect(readListings(await earlier([{ ...listing, hours }]))).rejects.toMatchObject({
      problems: [
        {
          rule: 'the listing store is of an earlier version, which did not tell a pharmacy’s hours from its store’s',
          remedy: 'Run npm run data -- import or fetch again.',
        },
      ],
    });
  });
});

it('a store gives what was written, and is refused as soon as a value of it is wrong', async () => {
  const folder = newFolder();
  const listings = [pharmacyFixture(1), pharmacyFixture(2)];
  await writeGivenStore(folder, listings);
  expect((await readListings(folder))?.listings).toEqual(listings);
  const file = join(folder, storeFile);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"35203"', '"3520"'));
  await expect(readListings(folder)).rejects.toMatchObject({
    problems: [{ value: expect.stringContaining('address.zip') }],
  });
});
