import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSmallSite } from '../small-site.ts';

const cities = ['birmingham-al', 'hoover-al', 'miami-fl'];

/** Names of a neighborhood of Birmingham in the first and in the second build. */
export const renamed = { before: 'Avondale', after: 'Newvale' } as const;

export interface TwoBuilds {
  readonly first: string;
  /** Its assets have other names; Birmingham's data is different. */
  readonly second: string;
}

/** Builds a small site twice below `folder`. */
export async function makeTwoBuilds(folder: string): Promise<TwoBuilds> {
  const first = await buildSmallSite({ folder: join(folder, 'first'), cities, env: {} });
  const second = await buildSmallSite({
    folder: join(folder, 'second'),
    cities,
    env: {},
    edit: (line) => line.replaceAll(renamed.before, renamed.after),
    putBundle: (bundle) => copyRenamed(join(folder, 'first', 'work', 'bundle'), bundle, '2'),
  });
  return { first, second };
}

/** Copies a bundle, and adds `mark` to its assets' names: `main-1a2b3c4d2.js`. */
export async function copyRenamed(from: string, to: string, mark: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const client = join(to, 'client');
  const assets = await readdir(join(client, 'assets'));
  const names = assets.map((name) => [name, name.replace(/(?=\.\w+$)/, mark)] as const);
  for (const [name, next] of names) await rename(join(client, 'assets', name), join(client, 'assets', next));
  for (const file of await readdir(client, { recursive: true })) {
    if (!/\.(?:m?js|css|html|json)$/.test(file)) continue;
    const text = await readFile(join(client, file), 'utf8');
    const after = names.reduce((all, [name, next]) => all.replaceAll(name, next), text);
    if (after !== text) await writeFile(join(client, file), after);
  }
}
