import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFileNames } from '../../lists/load-lists.ts';

/** Copies the lists of a folder with some of its cities, with their places and featured pharmacies; branded stores stay. */
export async function shortenLists(
  from: string,
  to: string,
  keeps: (slug: string, index: number) => boolean,
): Promise<void> {
  const copy = async (list: string, kept: (row: string, index: number) => boolean): Promise<string[]> => {
    const [heading = '', ...rows] = (await readFile(join(from, list), 'utf8')).trimEnd().split('\n');
    const few = rows.filter(kept);
    await writeFile(join(to, list), `${[heading, ...few].join('\n')}\n`);
    return few;
  };
  await mkdir(to, { recursive: true });
  await cp(join(from, listFileNames.brandedStores), join(to, listFileNames.brandedStores));
  const cell = (row: string, index: number): string => row.split(',')[index] ?? '';
  const cities = await copy(listFileNames.cities, (row, index) => keeps(cell(row, 2), index));
  const slugs = new Set(cities.map((row) => cell(row, 2)));
  for (const list of [listFileNames.places, listFileNames.featured])
    await copy(list, (row) => slugs.has(cell(row, 0)));
}

/** Adds one to the population of the first city: the smallest edit an editor can make. */
export async function editFirstCity(lists: string): Promise<void> {
  const file = join(lists, listFileNames.cities);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const cells = (lines[1] ?? '').split(',');
  lines[1] = cells.map((cell, index) => (index === 5 ? String(Number(cell) + 1) : cell)).join(',');
  await writeFile(file, lines.join('\n'));
}
