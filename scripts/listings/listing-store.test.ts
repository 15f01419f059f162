import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeGivenStore } from '../../tests/support/given-store.ts';
import { newFolder } from '../../tests/support/new-folder.ts';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { readListings, storeFile, writeStore } from './listing-store.ts';

const empty = { today: '2026-01-01', listings: [] };

it('a store that cannot be written fails its import, and the trace of the store before stays', async () => {
  const folder = newFolder();
  // A folder in the way stops even root.
  await mkdir(join(folder, storeFile));
  await writeFile(join(folder, 'trace-earlier.ndjson'), '');
  await expect(writeStore(folder, empty)).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(folder)).toContain('trace-earlier.ndjson');
});

it('a store of another version is refused in one sentence, with the way on', async () => {
  const folder = newFolder();
  const store = { format: 2, version: '1', imported: '2026-01-01', listings: [pharmacyFixture(1)] };
  await writeFile(join(folder, storeFile), JSON.stringify(store));
  await expect(readListings(folder)).rejects.toMatchObject({
    problems: [{ value: 'format 2', remedy: 'Remove its folder, then import or fetch every source again.' }],
  });
});

it('a store is read as written, and refused if any value is wrong', async () => {
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
