import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../lists/load-lists.ts';

/** Copies the lists of a folder with its first `count` cities and their places; branded stores stay. */
export async function shortenLists(from: string, to: string, count: number): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const file of [listFiles.brandedStores, listFiles.featured])
    await cp(join(from, file), join(to, file));
  const [heading = '', ...rows] = (await readFile(join(from, listFiles.cities), 'utf8'))
    .trimEnd()
    .split('\n');
  const kept = rows.slice(0, count);
  const slugs = new Set(kept.map((row) => row.split(',')[2]));
  await writeFile(join(to, listFiles.cities), `${[heading, ...kept].join('\n')}\n`);
  const [places = '', ...placeRows] = (await readFile(join(from, listFiles.places), 'utf8'))
    .trimEnd()
    .split('\n');
  const keptPlaces = placeRows.filter((row) => slugs.has(row.split(',')[0]));
  await writeFile(join(to, listFiles.places), `${[places, ...keptPlaces].join('\n')}\n`);
}

/** Adds one to the population of the first city: the smallest edit an editor can make. */
export async function editFirstCity(lists: string): Promise<void> {
  const file = join(lists, listFiles.cities);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const cells = (lines[1] ?? '').split(',');
  lines[1] = cells.map((cell, index) => (index === 5 ? String(Number(cell) + 1) : cell)).join(',');
  await writeFile(file, lines.join('\n'));
}
