import { chmod, readdir, readFile, readlink, rename, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appended, goodLists, listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { fixLists, formNotes } from './fix-lists.ts';
import { loadLists } from './load-lists.ts';

const fromExcel = (text: string): string => `\u{feff}${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}`;
const read = (directory: string, file: string): Promise<string> => readFile(join(directory, file), 'utf8');

describe('converting lists to the project’s form', () => {
  it('changes the form alone, once, and keeps permissions and links', async () => {
    const directory = listDirectoryWith({
      'cities.csv': fromExcel(goodLists['cities.csv']),
      'places.csv': Buffer.from(`\u{feff}${goodLists['places.csv'].replaceAll(',', '\t')}`, 'utf16le'),
    });
    const cities = join(directory, 'cities.csv');
    await rename(cities, join(directory, 'kept.csv'));
    await chmod(join(directory, 'kept.csv'), 0o640);
    await symlink('kept.csv', cities);
    const before = await loadLists(directory);
    expect(before.ok).toBe(true);
    expect(await formNotes(directory)).toEqual([
      expect.stringMatching(/cities\.csv: .* --fix/),
      expect.stringMatching(/places\.csv: .* --fix/),
    ]);

    const fixed = await fixLists(directory);
    expect(fixed).toEqual({ fixed: [cities, join(directory, 'places.csv')], problems: [] });
    expect(await read(directory, 'cities.csv')).toBe(goodLists['cities.csv']);
    expect(await read(directory, 'places.csv')).toBe(goodLists['places.csv']);
    expect(await readlink(cities)).toBe('kept.csv');
    expect((await stat(cities)).mode & 0o777).toBe(0o640);
    expect(await loadLists(directory)).toEqual(before);
    expect(await formNotes(directory)).toEqual([]);
    expect(await fixLists(directory)).toEqual({ fixed: [], problems: [] });
    expect((await readdir(directory)).toSorted()).toEqual(
      ['published.csv', ...Object.keys(goodLists), 'kept.csv'].toSorted(),
    );
  });

  it('leaves a file with a fault as it is, and converts the others', async () => {
    const { 'places.csv': places = '' } = appended('places.csv', 'mobile-al,park,Langan Park,30.7,-88.1,\n');
    const directory = listDirectoryWith({
      'places.csv': fromExcel(places),
      'cities.csv': fromExcel(goodLists['cities.csv']),
    });
    const { fixed } = await fixLists(directory);
    expect(fixed).toEqual([join(directory, 'cities.csv')]);
    expect(await read(directory, 'places.csv')).toBe(fromExcel(places));
  });

  it('keeps an empty list empty', async () => {
    const directory = listDirectoryWith({ 'places.csv': '\u{feff}\r\n', 'featured.csv': '' });
    expect((await fixLists(directory)).fixed).toEqual([join(directory, 'places.csv')]);
    expect(await read(directory, 'places.csv')).toBe('');
    const lists = await loadLists(directory);
    expect(lists.ok && lists.value.places.size).toBe(0);
  });
});
