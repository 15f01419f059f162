import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { register } from '../../../tests/support/import-fixture.ts';
import { listDirectoryWith } from '../../../tests/support/list-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { registerRows, sourceFiles } from '../../../tests/support/source-files-fixture.ts';
import { storeFile } from '../listing-store.ts';

vi.setConfig({ testTimeout: 240_000 });

let store = '';
let lists = '';
beforeEach(async () => {
  store = join(newFolder(), 'store');
  lists = listDirectoryWith({
    'cities.csv':
      'name,state,slug,lat,lng,population,county,time_zone,zips\n' +
      'Miami,FL,miami-fl,25.77427,-80.19366,441003,Miami-Dade,America/New_York,33101 33125\n',
    'places.csv': '',
  });
});

/** Runs an import as its own process, which is killed after `killAt` renamings of files. */
async function importFiles(files: readonly string[], killAt?: number) {
  const killer = pathToFileURL(resolve('tests/support/kill-at-rename.mjs')).href;
  const child = spawn(
    process.execPath,
    [
      ...(killAt === undefined ? [] : ['--import', killer]),
      ...['scripts/launch.mjs', 'data', 'import', ...files, '--date', '2021-12-01'],
      ...['--lists', lists, '--store', store],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(killAt !== undefined && { KILL_AT_RENAME: String(killAt) }) },
    },
  );
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, signal, said };
}

const names = async (): Promise<readonly string[]> =>
  (await readdir(store, { recursive: true })).toSorted().map((name) => name.replace(/[0-9a-f]{12}/, '…'));

it('an import that is killed leaves the store before it whole, and the next one takes its leavings away', async () => {
  const { nppes, osm, publix } = await sourceFiles();
  expect((await importFiles([nppes, osm])).code).toBe(0);
  const before = await readFile(join(store, storeFile), 'utf8');
  const newer = await register(registerRows(7));
  // Two sources, the trace, and last the file that makes them valid. What is there already is not renamed again.
  for (const killAt of [0, 2, 1]) {
    expect((await importFiles([newer, publix], killAt)).signal).toBe('SIGKILL');
    expect(await readFile(join(store, storeFile), 'utf8')).toBe(before);
  }
  expect((await importFiles([newer, publix])).code).toBe(0);
  expect(await readFile(join(store, storeFile), 'utf8')).not.toBe(before);
  expect(await names()).toEqual([
    'listings.json',
    'lock',
    'sources',
    'sources/nppes.….json',
    'sources/osm.….json',
    'sources/publix.….json',
    'trace-….ndjson',
  ]);
});

it('of imports that start at once, each adds its source or is refused in a sentence, and none is lost', async () => {
  const { nppes, osm, publix } = await sourceFiles();
  const ended = await Promise.all([nppes, osm, publix].map((file) => importFiles([file])));
  for (const { code, said } of ended) {
    if (code !== 0)
      expect(said.trim().split('\n')[0]).toMatch(/another import or fetch is at work .* — Wait/);
  }
  const brought = ended.filter(({ code }) => code === 0).length;
  expect(brought).toBeGreaterThan(0);
  expect((await names()).filter((name) => name.startsWith('sources/'))).toHaveLength(brought);
});
