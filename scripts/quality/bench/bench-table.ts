import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { BuildOptions } from '../../build/build-options.ts';
import { bundleAtHand } from '../../build/bundle/bundle.ts';
import { stateFile } from '../../build/state/build-state.ts';
import { siteEnv } from '../../cli/shared-options.ts';
import { landingWork } from './landing-jobs.ts';
import { computedEleventy, landingFiles, readyMadeEleventy } from './measure-eleventy.ts';
import { readyLanding } from './measure-landing.ts';
import { runProcess, runScript } from './run-process.ts';
import { searchTable } from './search-speed.ts';
import { byTurns, type Measured, Series } from './series.ts';
import { editFirstCity, shortenLists } from './shorten-lists.ts';

const floorSchema = z.object({
  pages: z.number(),
  milliseconds: z.number(),
  user: z.number(),
  system: z.number(),
});

const timings = z.object({ render: z.number(), publish: z.number() });
const reportSchema = z.object({ pages: z.number(), written: z.number(), timings });
const recordSchema = z.object({ report: reportSchema });

/** One build in a process of its own. */
interface MeasuredBuild extends Measured {
  readonly report: z.infer<typeof reportSchema>;
  readonly peakMegabytes?: number | undefined;
}

/** Folders of a build that the bench has to itself. */
type BenchFolders = Pick<BuildOptions, 'lists' | 'out' | 'work'>;

/** Cities that vite-react-ssg's own build is measured on: enough for a steady rate, few enough to wait for. */
const oracleCities = 6;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const rate = (pages: number, ms: number): string =>
  `${Math.round((pages / ms) * 1000).toLocaleString('en-US')} pages/s`;
const ratio = (value: number): string => value.toFixed(2);
const times = ({ milliseconds, user, system }: Measured): string =>
  `${seconds(milliseconds)} | ${seconds(user)} | ${seconds(system)}`;
/** The times of a series by the clock. */
const walls = ({ results }: Series<Measured>, share = 1): string =>
  results.map(({ milliseconds }) => seconds(milliseconds * share)).join(', ');
const memory = ({ peakMegabytes }: MeasuredBuild): string =>
  peakMegabytes === undefined ? 'memory unknown' : `${Math.round(peakMegabytes)} MB at most`;

/** Render and publish of a build, without planning and bundling. */
const renderAndPublish = ({ report }: MeasuredBuild): number =>
  report.timings.render + report.timings.publish;

/** Builds as `npm run build` does, on sample listings, so that figures can be compared, and reads what it recorded. */
async function measureBuild(
  { lists, out, work }: BenchFolders,
  options: readonly string[] = [],
): Promise<MeasuredBuild> {
  const { output: _, ...measured } = await runProcess(process.execPath, [
    ...['scripts/launch.mjs', 'build', '--sample', ...options],
    ...['--lists', lists, '--out', out, '--work', work],
  ]);
  const { report } = recordSchema.parse(JSON.parse(await readFile(join(work, 'build-report.json'), 'utf8')));
  return { report, ...measured };
}

/**
 * A clean build with the bundle at hand. `out` must not be there yet: emptying it first would be measured too, since ext4
 * searches long for inodes where many have just been freed. Rejects when it is.
 */
async function measureCleanBuild(
  folders: BenchFolders,
  options: readonly string[] = [],
): Promise<MeasuredBuild> {
  if (existsSync(folders.out)) throw new Error(`${folders.out} is there already`);
  await rm(join(folders.work, stateFile), { force: true });
  return measureBuild(folders, options);
}

/** Reads a folder's pages, then writes the same bytes to another in a plain loop; gives how many and how long it took. */
function writeLoop(from: string, to: string): { readonly bytes: number; readonly milliseconds: number } {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: join(to, file), content: readFileSync(join(from, file)) }));
  for (const folder of new Set(files.map(({ file }) => dirname(file))))
    mkdirSync(folder, { recursive: true });
  const start = performance.now();
  for (const { file, content } of files) writeFileSync(file, content);
  const milliseconds = performance.now() - start;
  return { bytes: files.reduce((sum, { content }) => sum + content.length, 0), milliseconds };
}

/** Pages of vite-react-ssg's build and the milliseconds of its rendering phase. */
async function measureOracle(lists: string, out: string) {
  const {
    output,
    milliseconds,
    markedAt = 0,
  } = await runProcess('npx', ['vite-react-ssg', 'build'], {
    env: { LISTS_DIR: lists, SSG_OUT: out, NODE_ENV: 'production' },
    mark: 'Rendering Pages',
  });
  return { pages: output.split('.html').length - 1, rendering: milliseconds - markedAt };
}

/**
 * Measures, in one run on the same machine:
 * - the bare rendering of all city pages on one thread (the floor), and a plain loop writing the same bytes;
 * - the whole build with one thread and with two, with fragments and without; an incremental build; the memory of half the cities;
 * - vite-react-ssg's build on a few cities; the landing pages alone beside Eleventy's, from the same datasets and from all ready-made.
 *
 * Gives a Markdown table with ratios. `source` is a folder of lists, which stays as it is.
 */
export async function benchTable(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-bench-'));
  const at = (name: string): string => join(folder, name);
  try {
    const lists = at('lists');
    await cp(source, lists, { recursive: true });
    await shortenLists(lists, at('half'), (_, index) => index < 95);
    await shortenLists(lists, at('few'), (_, index) => index < oracleCities);
    const work = at('work');

    const whole = await measureCleanBuild({ lists, out: at('first'), work });
    const build = (out: string, ...options: readonly string[]): Promise<MeasuredBuild> =>
      measureCleanBuild({ lists, out: at(out), work }, options);
    const floorIn = async (compiled: string, ...flags: readonly string[]) => {
      const { output } = await runScript(
        'scripts/quality/bench/floor.ts',
        [lists, resolve(at(compiled))],
        flags,
      );
      return floorSchema.parse(JSON.parse(output));
    };
    const floors = new Series((round) => floorIn(`floor-${round}`));
    // Without the threads on which V8 compiles and collects beside the one that renders.
    const lones = new Series((round) => floorIn(`lone-${round}`, '--single-threaded'));
    const ones = new Series((round) => build(`one-${round}`, '--threads', '1'));
    const twos = new Series((round) => build(`two-${round}`, '--threads', '2'));
    await byTurns(floors, ones, twos, lones);
    const [floor, one, two, lone] = [floors.median, ones.median, twos.median, lones.median];
    const onePlain = await build('one-plain', '--threads', '1', '--no-fragments');
    const twoPlain = await build('two-plain', '--threads', '2', '--no-fragments');
    const bundle = await bundleAtHand(join(work, 'bundle'));
    if (bundle === undefined) throw new Error('The sources changed while they were measured');
    const built = at('two-0');
    const files = landingFiles(built);
    const day = new Date().toISOString().slice(0, 10);
    const made = { built, files, landing: await landingWork(lists, files, { day, env: siteEnv() }) };
    const readyMade = await readyMadeEleventy(made, resolve(at('ready-made')));
    const computed = await computedEleventy(made, resolve(at('computed')));
    const anew = await readyLanding({ ...made, bundle }, resolve(at('landing')));
    const readyMades = new Series((round) => readyMade(`out-${round}`));
    const computeds = new Series((round) => computed(`out-${round}`));
    const landings = new Series((round) => anew(`out-${round}`));
    await byTurns(readyMades, computeds, landings);
    const landing = landings.median;
    const half = await measureCleanBuild({ lists: at('half'), out: at('half-dist'), work });
    const folders = { lists, out: at('dist'), work };
    await measureCleanBuild(folders);
    await editFirstCity(lists);
    const incremental = await measureBuild(folders);
    const written = writeLoop(folders.out, at('written'));
    const oracle = await measureOracle(resolve(at('few')), resolve(at('oracle')));

    const { pages } = two.report;
    // The floor leaves out the pages that are of no city, and brands.
    const share = pages / floor.pages;
    const ofAllPages = ({ milliseconds, user, system }: Measured): Measured => ({
      milliseconds: milliseconds * share,
      user: user * share,
      system: system * share,
    });
    const bare = ofAllPages(floor);
    const toFloor = ({ milliseconds, user }: Measured): string =>
      `${ratio(milliseconds / bare.milliseconds)} wall, ${ratio(user / bare.user)} user`;
    const byRound = (series: Series<MeasuredBuild>): string => ratio(series.wallTo(floors) / share);
    const oracleRate = oracle.pages / oracle.rendering;
    const row = (what: string, measured: Measured): string =>
      `| ${what} | ${times(measured)} | ${toFloor(measured)} |`;
    return [
      `${availableParallelism()} cores, Node ${process.version}, ${pages.toLocaleString('en-US')} pages`,
      '',
      '| Measured in one run, the first four by turns, medians of five | Wall | User | System | To the floor |',
      '| --- | --- | --- | --- | --- |',
      row(
        'Floor: bare `renderToString` of the same app HTML, each page for itself, one thread and V8’s own beside it',
        bare,
      ),
      row('The same without V8’s threads (`--single-threaded`), for comparison', ofAllPages(lone)),
      row('Clean build, bundle at hand, one thread', one),
      row('The same, two threads', two),
      row('One thread, no fragments', onePlain),
      row('Two threads, no fragments', twoPlain),
      row('Clean build from nothing, bundle and pictures too', whole),
      '',
      `By the clock, all five: floor ${walls(floors, share)}; one thread ${walls(ones)}; two ${walls(twos)}; floor without V8’s threads ${walls(lones, share)}. Of each round to its floor, medians: one thread ${byRound(ones)}; two ${byRound(twos)}.`,
      '',
      `| ${files.length.toLocaleString('en-US')} landing pages alone, a process from its start to files in a new folder, by turns, medians of five | Wall | User | System | Pages, bytes |`,
      '| --- | --- | --- | --- | --- |',
      `| This project’s rendering, two threads, from the datasets as they are published | ${times(landing)} | the same as built |`,
      `| Eleventy, one thread, from the same datasets: its templates are given what the project’s rules make of them (landing-values.ts) | ${times(computeds.median)} | the same as built |`,
      `| Eleventy, one thread, from ready-made sentences, orders, statements, maps and link groups | ${times(readyMades.median)} | ${ratio(readyMades.median.share)} × the bytes |`,
      `| For comparison, the whole build above: plan, datasets, ${pages.toLocaleString('en-US')} pages, pictures from their cache, publication | ${times(two)} | |`,
      '',
      '| Measured in the same run | Figure | Ratio |',
      '| --- | --- | --- |',
      `| Render + publish, two threads | ${seconds(renderAndPublish(two))}, ${rate(pages, renderAndPublish(two))} | ${ratio(renderAndPublish(two) / bare.milliseconds)} × the floor |`,
      `| Plain loop writing the same ${(written.bytes / 1e6).toFixed(0)} MB | ${seconds(written.milliseconds)} | ${ratio(written.milliseconds / bare.milliseconds)} × the floor |`,
      `| \`vite-react-ssg build\`, ${oracle.pages} pages, rendering only | ${seconds(oracle.rendering)}, ${rate(oracle.pages, oracle.rendering)} | the build renders ${ratio(pages / renderAndPublish(two) / oracleRate)} × as fast |`,
      `| Incremental: one city's row edited, whole process | ${seconds(incremental.milliseconds)}, ${incremental.report.written} pages written | ${ratio(incremental.milliseconds / whole.milliseconds)} × the clean build from nothing, ${ratio(incremental.milliseconds / two.milliseconds)} × that with its bundle at hand |`,
      `| Memory with all the cities | ${memory(two)} | ${half.peakMegabytes && two.peakMegabytes ? ratio(two.peakMegabytes / half.peakMegabytes) : '?'} × with half of them |`,
      '',
      ...searchTable(),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
