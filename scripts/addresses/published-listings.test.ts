import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import {
  joinListingPages,
  publishedListingsFile,
  readPublishedListings,
  rememberListings,
} from './published-listings.ts';

const oak = { path: '/pharmacies/a-al/oak-pharmacy', id: 'npi:1' };
const elm = { path: '/pharmacies/a-al/elm-pharmacy', id: 'osm:node/2' };
const town = { path: '/pharmacies/b-al', id: '' };
const chains = [
  { path: '/brands/walgreens', id: '' },
  { path: '/brands/walgreens/alabama', id: '' },
  { path: '/brands/walgreens/alabama/a-al', id: '' },
];
const secondPage = { path: '/pharmacies/a-al/page-2', id: '' };

describe('the store’s memory of its pages', () => {
  it('is read as written, and empty before the first build', async () => {
    const folder = newFolder();
    expect(await readPublishedListings(folder)).toEqual({ ok: true, value: [] });
    await rememberListings(folder, [], [secondPage, town, oak, elm, ...chains]);
    expect(await readPublishedListings(folder)).toEqual({
      ok: true,
      value: [...chains, elm, oak, secondPage, town],
    });
  });

  it('keeps former pages, and gives an address to its last listing', () => {
    const successor = { ...oak, id: 'npi:9' };
    expect(joinListingPages([elm, oak], [successor])).toEqual([elm, successor]);
  });

  it('is not written without news, nor emptied by a site without listings', async () => {
    const folder = newFolder();
    await rememberListings(folder, [], [oak]);
    const file = join(folder, publishedListingsFile);
    const { mtimeMs } = await stat(file);
    await rememberListings(folder, [oak], [oak]);
    await rememberListings(folder, [oak], []);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    expect(await readFile(file, 'utf8')).toBe('city,slug,id\na-al,oak-pharmacy,npi:1\n');
  });

  it.each(['a-al,Oak Pharmacy,npi:1', 'a-al,,npi:1'])(
    'names the line of a row that it did not write: %s',
    async (row) => {
      const folder = newFolder();
      await writeFile(join(folder, publishedListingsFile), `city,slug,id\n${row}\n`);
      const read = await readPublishedListings(folder);
      expect(read.ok ? undefined : read.problems[0]).toMatchObject({ line: 2, value: row });
    },
  );
});
