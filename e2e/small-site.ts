import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workMarker } from '../scripts/build/publish/check-folders.ts';
import { type Preview, startPreview } from '../scripts/hosts/preview/server.ts';
import { testSite } from '../scripts/quality/test-all/test-site.ts';

const run = promisify(execFile);
const lists = 'src/data';

interface SmallSite {
  readonly folder: string;
  readonly cities: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folder of the listing store; samples if absent. */
  readonly listings?: string;
  readonly edit?: (line: string) => string;
  /** Without it, the main site's bundle is used. */
  readonly putBundle?: (folder: string) => Promise<void>;
}

/** Builds a site of a few cities and serves it. */
export async function serveSmallSite(site: SmallSite): Promise<Preview> {
  return startPreview({ dist: await buildSmallSite(site), port: 0 });
}

/** Builds a site of a few cities; returns the published folder. */
export async function buildSmallSite({
  folder,
  cities,
  env,
  listings,
  edit = (line) => line,
  putBundle = takeBundle,
}: SmallSite): Promise<string> {
  const small = join(folder, 'lists');
  await mkdir(join(folder, 'work'), { recursive: true });
  await writeSmallLists(small, cities, edit);
  const out = join(folder, 'dist');
  const work = join(folder, 'work');
  await putBundle(join(work, 'bundle'));
  await writeFile(join(work, workMarker), '');
  const args = [
    'scripts/launch.mjs',
    'build',
    ...(listings === undefined ? ['--sample'] : ['--listings', listings]),
    // The lists of the last run's site do not matter.
    '--accept-loss',
    '--lists',
    small,
    '--out',
    out,
    '--work',
    work,
  ];
  await run(process.execPath, args, {
    env: { ...process.env, ...env },
  });
  return out;
}

// The build makes a missing bundle anew.
const takeBundle = (folder: string): Promise<void> =>
  cp(join(testSite.work, 'bundle'), folder, { recursive: true }).catch(() => undefined);

/** Writes the lists of some cities (`birmingham-al`) into a folder. `edit` changes each row. */
export async function writeSmallLists(
  small: string,
  cities: readonly string[],
  edit: (line: string) => string,
): Promise<void> {
  await mkdir(small, { recursive: true });
  const about = (line: string): boolean => cities.some((slug) => line.includes(slug));
  for (const list of ['cities.csv', 'places.csv', 'branded-stores.csv', 'featured.csv']) {
    const [header = '', ...rows] = (await readFile(join(lists, list), 'utf8')).split(/\r?\n/);
    const kept = (list === 'branded-stores.csv' ? rows.slice(0, 1) : rows.filter(about)).map(edit);
    await writeFile(join(small, list), `${[header, ...kept].join('\n')}\n`);
  }
  await writeFile(join(small, 'published.csv'), 'kind,slug\n');
}
