import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { listFileNames } from '../../lists/load-lists.ts';
import { installTool } from '../install-tool.ts';
import { launcher } from '../launcher.ts';
import { byTurns, type Measured, measureNode, Series } from './measure.ts';

const rounds = 5;
const eleventy = { packageName: '@11ty/eleventy', version: '3.1.8', file: 'cmd.cjs' };
const floorSchema = z.object({ pages: z.number(), wall: z.number(), user: z.number(), system: z.number() });

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const count = (value: number): string => value.toLocaleString('en-US');
const table = (...rows: readonly (readonly string[])[]): readonly string[] => {
  const [names = [], ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return ['', names, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others].flat();
};
const figures = ['Wall', 'User', 'System', 'Peak'];
const times = ({ wall, user, system, peak }: Measured): readonly string[] => [
  ...[wall, user, system].map(seconds),
  `${peak.toFixed(0)} MB`,
];
const multiples = (measured: Measured, other: Measured, part = 1): string =>
  ['wall' as const, 'user' as const]
    .map((time) => `${(measured[time] / other[time] / part).toFixed(2)} ${time}`)
    .join(', ');

/** Returns Markdown tables on builds of the lists in `source`. Takes ten minutes and 10 GB below TMPDIR. */
export async function benchTables(source: string, print: (line: string) => void): Promise<string> {
  const program = installTool(eleventy, print);
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-bench-'));
  try {
    const lists = join(folder, 'lists');
    await cp(source, lists, { recursive: true });
    await measureNode(['--import', 'tsx', join(import.meta.dirname, 'prepare.ts'), lists, folder]);
    const measured = await measureAll(lists, folder, program);
    return tablesOf(measured).join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureAll(lists: string, folder: string, eleventyProgram: string) {
  const at = (name: string): string => join(folder, name);
  // A build into a new folder is a clean one. Folders are removed only at the end: for minutes after many
  // files are deleted, ext4 searches their inodes whenever a file is created.
  const build = (from: string, out: string, threads = 2): Promise<Measured> =>
    measureNode([
      ...[launcher, 'build', '--sample', '--frozen', '--threads', `${threads}`],
      ...['--lists', from, '--out', at(out), '--work', at('work')],
    ]);
  const fromNothing = await build(lists, 'first');
  const pages = await pagesIn(at('first'));

  const floors = new Series(async () => {
    const { output, peak } = await measureNode([at('floor/floor-render.js'), at('datasets.json')]);
    const { pages: rendered, wall, user, system } = floorSchema.parse(JSON.parse(output));
    // The floor leaves out pages of no city, and brands.
    const share = pages / rendered;
    return { wall: wall * share, user: user * share, system: system * share, peak };
  });
  const singleThreadBuilds = new Series((round) => build(lists, `one-${round}`, 1));
  const twoThreadBuilds = new Series((round) => build(lists, `two-${round}`));
  await byTurns(rounds, floors, singleThreadBuilds, twoThreadBuilds);

  const edits = new Series(async () => {
    await editFirstCity(lists);
    return build(lists, `two-${rounds - 1}`);
  });
  const eleventyRuns = new Series((round) =>
    measureNode([eleventyProgram, '--input=eleventy', `--output=pages-${round}`, '--quiet'], folder),
  );
  await byTurns(rounds, edits);
  await byTurns(rounds, eleventyRuns);

  // The first build draws the cities' pictures; the measured one finds them, as above.
  await build(at('large'), 'grown-first');
  const grown = await build(at('large'), 'grown');
  const [floor, oneThread, twoThreads, edit] = [
    floors.median,
    singleThreadBuilds.median,
    twoThreadBuilds.median,
    edits.median,
  ];
  return {
    ...{
      floor,
      fromNothing,
      one: oneThread,
      two: twoThreads,
      edit,
      landing: eleventyRuns.median,
      grown,
      pages,
    },
    ...{ places: await placesIn(lists), grownPlaces: await placesIn(at('large')) },
    ...{ landingPages: await pagesIn(at('pages-0')), grownPages: await pagesIn(at('grown')) },
  };
}

function tablesOf(all: Awaited<ReturnType<typeof measureAll>>): readonly string[] {
  const { floor, two, landing, grown, pages, places, grownPlaces, landingPages, grownPages } = all;
  const toFloor = (what: string, measured: Measured): readonly string[] => [
    ...[what, ...times(measured), multiples(measured, floor)],
  ];
  const [small, large] = [(two.user + two.system) / places, (grown.user + grown.system) / grownPlaces];
  return [
    `${availableParallelism()} cores, Node ${process.version}, ${count(pages)} pages, medians of ${rounds}`,
    ...table(
      ['Build', ...figures, 'To the floor'],
      ['Floor: `renderToString` of the same pages in a plain loop, one thread', ...times(floor), ''],
      toFloor('Clean build, bundle at hand, one thread', all.one),
      toFloor('The same, two threads', two),
      toFloor('Clean build from nothing, once', all.fromNothing),
      toFloor('One city’s row edited, the whole process', all.edit),
    ),
    ...table(
      ['Landing pages by Eleventy from the same datasets', ...figures, 'To the floor of so many pages'],
      [
        `${count(landingPages)}, with a simple template by the domain’s rules`,
        ...[...times(landing), multiples(landing, floor, landingPages / pages)],
      ],
    ),
    ...table(
      ['Places', 'Pages', ...figures, 'Processor time a place'],
      [count(places), count(pages), ...times(two), `${small.toFixed(0)} ms`],
      [count(grownPlaces), count(grownPages), ...times(grown), `${large.toFixed(0)} ms`],
    ),
    '',
    `A place takes ${(large / small).toFixed(2)} times the processor time on the larger site.`,
  ];
}

async function editFirstCity(lists: string): Promise<void> {
  const file = join(lists, listFileNames.cities);
  const [names = '', first = '', ...others] = (await readFile(file, 'utf8')).split('\n');
  const column = names.split(',').indexOf('population');
  const cells = first.split(',').map((cell, index) => (index === column ? String(Number(cell) + 1) : cell));
  await writeFile(file, [names, cells.join(','), ...others].join('\n'));
}

const placesIn = async (lists: string): Promise<number> =>
  (await readFile(join(lists, listFileNames.cities), 'utf8')).trim().split('\n').length - 1;

const pagesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).length;
