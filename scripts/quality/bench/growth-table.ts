import { cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { addCities } from '../../addresses/add-cities.ts';
import { compileProgram } from '../../build/bundle/compile-program.ts';
import { stateFile } from '../../build/state/build-state.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { gazetteerPlaces } from '../../lists/facts/gazetteer.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { type FinishedProcess, runProcess } from './run-process.ts';
import { shortenLists } from './shorten-lists.ts';

const planningSchema = z.object({ datasets: z.number(), bytes: z.number() });

/** Places of the sites that are built whole. */
const sizes = [190, 760, 3040] as const;
/** Shards that the whole country is cut into; the first is built. */
const shards = 8;

/** One build in a process of its own. */
interface SizedBuild extends FinishedProcess {
  readonly places: number;
  readonly pages: number;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const count = (value: number): string => value.toLocaleString('en-US');
const processor = ({ user, system }: FinishedProcess): number => user + system;
const memory = ({ peakMegabytes }: FinishedProcess): string =>
  peakMegabytes === undefined ? 'unknown' : `${Math.round(peakMegabytes)} MB`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * Measures whole builds of more and more places with their samples, bundle at hand and cities' pictures not, and of all places of the gazetteer the planning with every dataset, and one shard
 * of eight. Gives a Markdown table with ratios. `source` is a folder of lists, which stays as it is.
 */
export async function growthTable(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-growth-'));
  try {
    const lists = join(folder, 'all');
    await cp(source, lists, { recursive: true });
    checkedValue(await addCities({}, lists, gazetteerPlaces()));
    const all = checkedValue(await loadLists(lists)).cities.length;
    const build = builder(folder);
    // The first makes the bundle, which the measured ones find.
    await build(await some(lists, folder, 20), 20);
    const builds: SizedBuild[] = [];
    for (const places of sizes) builds.push(await build(await some(lists, folder, places), places));
    const planning = await planningOf(lists, folder);
    const shard = await build(lists, all, '--shard', `1/${shards}`);
    return [...growthLines(builds), '', ...countryLines(planning, shard)].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Plans the lists and makes every dataset by the code that a build would run: compiled, since a loader of TypeScript makes it a fifth slower. */
async function planningOf(lists: string, folder: string): Promise<FinishedProcess> {
  const compiled = join(folder, 'planning');
  const input = { planning: 'scripts/quality/bench/plan-datasets.ts' };
  await compileProgram(compiled, { input }, { configFile: false });
  const program = join(compiled, 'planning.cjs');
  return runProcess(process.execPath, ['scripts/quality/bench/run-compiled.mjs', program, lists]);
}

/** The lists with their first `places` cities. */
async function some(lists: string, folder: string, places: number): Promise<string> {
  const to = join(folder, `lists-${places}`);
  await shortenLists(lists, to, (_, index) => index < places);
  return to;
}

/** Builds into folders that are not there yet and stay until the end: on ext4, files that were deleted shortly before make new ones slow. */
const builder =
  (folder: string) =>
  async (lists: string, places: number, ...options: readonly string[]): Promise<SizedBuild> => {
    const work = join(folder, 'work');
    await rm(join(work, stateFile), { force: true });
    const finished = await runProcess(process.execPath, [
      ...['scripts/launch.mjs', 'build', '--sample', '--frozen', ...options],
      ...['--lists', lists, '--out', join(folder, `out-${places}`), '--work', work],
    ]);
    return { ...finished, places, pages: pagesIn(finished.output) };
  };

/** Reads the first “1,234 pages” of a build's or a shard's report. Throws where there is none. */
function pagesIn(report: string): number {
  const pages = /([\d,]+) pages/.exec(report)?.[1];
  if (pages === undefined) throw new Error(`No pages are told: ${report}`);
  return Number(pages.replaceAll(',', ''));
}

type Builds = readonly [SizedBuild, SizedBuild, SizedBuild];

/** Time of each place that a site has more than a smaller one, in milliseconds: from the first build to the second, and from that to the last. */
const marginals = ([first, middle, last]: Builds, timeOf: (build: SizedBuild) => number) =>
  [
    (timeOf(middle) - timeOf(first)) / (middle.places - first.places),
    (timeOf(last) - timeOf(middle)) / (last.places - middle.places),
  ] as const;

/** How many times as long a place more takes at the end as at the beginning. */
const bend = (builds: Builds, timeOf: (build: SizedBuild) => number): string => {
  const [before, after] = marginals(builds, timeOf);
  return (after / before).toFixed(2);
};

function growthLines(builds: readonly SizedBuild[]): readonly string[] {
  const [first, middle, last] = builds;
  if (first === undefined || middle === undefined || last === undefined) throw new Error('Three builds');
  const three = [first, middle, last] as const;
  const more = [undefined, ...marginals(three, processor)] as const;
  const peaks = first.peakMegabytes && last.peakMegabytes && last.peakMegabytes / first.peakMegabytes;
  return [
    `${availableParallelism()} cores, Node ${process.version}`,
    '',
    row('Places', 'Pages', 'Wall', 'User', 'System', 'A place more', 'Peak'),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...builds.map((build, index) => {
      const { places, pages, milliseconds, user, system } = build;
      const each = more[index];
      return row(
        ...[count(places), count(pages), seconds(milliseconds), seconds(user), seconds(system)],
        ...[each === undefined ? '' : `${each.toFixed(0)} ms`, memory(build)],
      );
    }),
    '',
    `A place more takes ${bend(three, processor)} times as long from ${count(middle.places)} places on as before, ${bend(three, ({ user }) => user)} times in user time alone; the peak grows ${peaks ? peaks.toFixed(2) : '?'} times from first to last.`,
  ];
}

function countryLines(planning: FinishedProcess, shard: SizedBuild): readonly string[] {
  const { datasets, bytes } = planningSchema.parse(JSON.parse(planning.output));
  const files = `${count(datasets)} datasets, ${(bytes / 1e6).toFixed(0)} MB`;
  return [
    row(`All ${count(shard.places)} places`, 'Made', 'Wall', 'Processor time', 'Peak'),
    row('---', '---', '---', '---', '---'),
    ...[
      ['Planning and every dataset, compiled as a build is', files, planning] as const,
      [`\`--shard 1/${shards}\`, bundle at hand`, `${count(shard.pages)} pages`, shard] as const,
    ].map(([what, made, finished]) =>
      row(what, made, seconds(finished.milliseconds), seconds(processor(finished)), memory(finished)),
    ),
    '',
    `So all ${shards} shards take ${((shard.milliseconds * shards) / 60_000).toFixed(0)} minutes one after the other on this machine, and then the merge.`,
  ];
}
