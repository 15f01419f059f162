import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { listFileNames } from '../../lists/load-lists.ts';
import { installTool } from '../install-tool.ts';
import { byTurns, type Measured, measureNode, Series } from './measure.ts';

const rounds = 5;
const eleventy = { packageName: '@11ty/eleventy', version: '3.1.8', file: 'cmd.cjs' };
const floorSchema = z.object({ pages: z.number(), wall: z.number(), user: z.number(), system: z.number() });

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const count = (value: number): string => value.toLocaleString('en-US');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const heading = (...cells: readonly string[]): readonly string[] => [
  row(...cells),
  row(...cells.map(() => '---')),
];
const times = ({ wall, user, system, peak }: Measured): readonly string[] => [
  ...[wall, user, system].map(seconds),
  `${peak.toFixed(0)} MB`,
];
/** The wall and user times as multiples of another's. */
const multiples = (measured: Measured, other: Measured): string =>
  `${(measured.wall / other.wall).toFixed(2)} wall, ${(measured.user / other.user).toFixed(2)} user`;

/** The same for so many times the work; the memory stays. */
const scaled = ({ wall, user, system, peak }: Measured, factor: number): Measured => ({
  wall: wall * factor,
  user: user * factor,
  system: system * factor,
  peak,
});

/**
 * Measures builds of sample listings beside the least that React takes for the same pages (the floor), one edit, Eleventy on the landing
 * pages, and growth, with the lists of a folder, which stay as they are. Gives Markdown tables. Takes ten minutes and 10 GB below TMPDIR.
 */
export async function benchTables(source: string, print: (line: string) => void): Promise<string> {
  const program = installTool(eleventy, print);
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-bench-'));
  const at = (name: string): string => join(folder, name);
  try {
    const lists = at('lists');
    await cp(source, lists, { recursive: true });
    await measureNode(['--import', 'tsx', join(import.meta.dirname, 'prepare.ts'), lists, folder]);

    // Builds into a folder that is not there yet are clean ones. No folder is removed before the end: for minutes after many files
    // are gone, ext4 looks through their inodes wherever a file is made.
    const build = (from: string, out: string, threads = 2): Promise<Measured> =>
      measureNode([
        ...['scripts/cli/start/launch.mjs', 'build', '--sample', '--frozen', '--threads', `${threads}`],
        ...['--lists', from, '--out', at(out), '--work', at('work')],
      ]);
    const fromNothing = await build(lists, 'first');
    const pages = await pagesIn(at('first'));

    const floors = new Series(async () => {
      const { output, peak } = await measureNode([at('floor/floor-render.js'), at('datasets.json')]);
      const { pages: rendered, ...measured } = floorSchema.parse(JSON.parse(output));
      // It leaves out the pages that are of no city, and brands.
      return scaled({ ...measured, peak }, pages / rendered);
    });
    const ones = new Series((round) => build(lists, `one-${round}`, 1));
    const twos = new Series((round) => build(lists, `two-${round}`));
    await byTurns(rounds, floors, ones, twos);

    const edits = new Series(async () => {
      await editFirstCity(lists);
      return build(lists, `two-${rounds - 1}`);
    });
    await byTurns(rounds, edits);
    const eleventies = new Series((round) =>
      measureNode([program, '--input=eleventy', `--output=pages-${round}`, '--quiet'], folder),
    );
    await byTurns(rounds, eleventies);

    // The first draws the pictures of the cities, which the one that is measured finds, as the builds above did.
    await build(at('large'), 'grown-first');
    const grown = { measured: await build(at('large'), 'grown'), pages: await pagesIn(at('grown')) };

    const [floor, two] = [floors.median, twos.median];
    return [
      `${availableParallelism()} cores, Node ${process.version}, ${count(pages)} pages, medians of ${rounds}`,
      '',
      ...heading('Build', 'Wall', 'User', 'System', 'Peak', 'To the floor'),
      row('Floor: `renderToString` of the same pages in a plain loop, one thread', ...times(floor), ''),
      ...[
        ['Clean build, bundle at hand, one thread', ones.median] as const,
        ['The same, two threads', two] as const,
        ['Clean build from nothing, once', fromNothing] as const,
        ['One city’s row edited, the whole process', edits.median] as const,
      ].map(([what, measured]) => row(what, ...times(measured), multiples(measured, floor))),
      '',
      ...eleventyTable(eleventies.median, await pagesIn(at('pages-0')), scaled(floor, 1 / pages)),
      '',
      ...growthTable([
        { places: await placesIn(lists), pages, measured: two },
        { places: await placesIn(at('large')), ...grown },
      ]),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds one to the population of the first city: the smallest edit an editor can make. */
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

/** `floor` is that of one page. */
const eleventyTable = (measured: Measured, pages: number, floor: Measured): readonly string[] => [
  ...heading('Landing pages alone', 'Wall', 'User', 'System', 'Peak', 'To the floor of so many pages'),
  row(
    `${count(pages)} by Eleventy from the same datasets, with a simple template by the domain’s rules`,
    ...times(measured),
    multiples(measured, scaled(floor, pages)),
  ),
];

interface SizedBuild {
  readonly places: number;
  readonly pages: number;
  readonly measured: Measured;
}

/** The ratio is that of processor times a place. */
function growthTable(builds: readonly [SizedBuild, SizedBuild]): readonly string[] {
  const each = builds.map(({ places, measured }) => (measured.user + measured.system) / places);
  const [small = Number.NaN, large = Number.NaN] = each;
  return [
    ...heading('Places', 'Pages', 'Wall', 'User', 'System', 'Peak', 'Processor time a place'),
    ...builds.map(({ places, pages, measured }, index) =>
      row(count(places), count(pages), ...times(measured), `${each[index]?.toFixed(0)} ms`),
    ),
    '',
    `A place takes ${(large / small).toFixed(2)} times the processor time on the larger site.`,
  ];
}
