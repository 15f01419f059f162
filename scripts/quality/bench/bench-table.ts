import { cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { bundleFloor } from './bundle-floor.ts';
import { type MeasuredBuild, measureBuild, measureCleanBuild } from './measure-build.ts';
import { runProcess, runScript } from './run-process.ts';
import { searchTable } from './search-speed.ts';
import { editFirstCity, shortenLists } from './shorten-lists.ts';

const floorSchema = z.object({ pages: z.number(), milliseconds: z.number() });
const writeSchema = z.object({ files: z.number(), bytes: z.number(), milliseconds: z.number() });

/** Cities that vite-react-ssg's own build is measured on: enough for a steady rate, few enough to wait for. */
const oracleCities = 6;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const rate = (pages: number, ms: number): string =>
  `${Math.round((pages / ms) * 1000).toLocaleString('en-US')} pages/s`;
const ratio = (value: number): string => value.toFixed(2);
const memory = ({ peakMegabytes }: MeasuredBuild): string =>
  peakMegabytes === undefined ? 'memory unknown' : `${Math.round(peakMegabytes)} MB at most`;

/** Render and publish of a build, without planning and bundling. */
const work = ({ report }: MeasuredBuild): number => report.timings.render + report.timings.publish;

/** Pages of vite-react-ssg's build and the milliseconds of its rendering phase. */
async function measureOracle(
  lists: string,
  out: string,
): Promise<{ pages: number; rendering: number; whole: number }> {
  const finished = await runProcess('npx', ['vite-react-ssg', 'build'], {
    env: { LISTS_DIR: lists, SSG_OUT: out, NODE_ENV: 'production' },
    mark: 'Rendering Pages',
  });
  const pages = finished.output.split('.html').length - 1;
  return { pages, rendering: finished.milliseconds - (finished.markedAt ?? 0), whole: finished.milliseconds };
}

/**
 * Measures, in one run on the same machine, the bare rendering of all city pages on one thread (the floor), the whole build, a
 * plain loop writing the same bytes, vite-react-ssg's build on a few cities, an incremental build, and the memory of half the
 * cities. Gives a Markdown table with ratios. `source` is a folder of lists, which stays as it is.
 */
export async function benchTable(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-bench-'));
  const at = (name: string): string => join(folder, name);
  try {
    const lists = at('lists');
    await cp(source, lists, { recursive: true });
    await shortenLists(lists, at('half'), (_, index) => index < 95);
    await shortenLists(lists, at('few'), (_, index) => index < oracleCities);
    const folders = { lists, out: at('dist-again'), work: at('work') };

    await measureBuild({ lists: at('few'), out: at('few-dist'), work: folders.work });
    const floorModule = await bundleFloor(resolve(folder, 'floor'));
    const floor = floorSchema.parse(
      JSON.parse((await runScript('scripts/quality/bench/floor.ts', [floorModule, lists])).output),
    );
    const whole = await measureCleanBuild({ lists, out: at('first'), work: at('first-work') });
    const clean = await measureCleanBuild({ ...folders, out: at('dist') });
    const half = await measureCleanBuild({ ...folders, lists: at('half'), out: at('half-dist') });
    const again = await measureCleanBuild(folders);
    await editFirstCity(lists);
    const incremental = await measureBuild(folders);
    const written = writeSchema.parse(
      JSON.parse(
        (await runScript('scripts/quality/bench/write-loop.ts', [folders.out, at('written')])).output,
      ),
    );
    const oracle = await measureOracle(resolve(at('few')), resolve(at('oracle')));

    const best = work(clean) < work(again) ? clean : again;
    const { pages } = best.report;
    // The floor leaves out the hundred or so pages that belong to no city.
    const floorAll = (floor.milliseconds / floor.pages) * pages;
    const oracleRate = oracle.pages / oracle.rendering;
    return [
      `${availableParallelism()} cores, Node ${process.version}, ${pages.toLocaleString('en-US')} pages`,
      '',
      '| Measured in one run | Figure | Ratio |',
      '| --- | --- | --- |',
      `| Floor: bare \`renderToString\` of the same screens, one thread | ${seconds(floorAll)}, ${rate(pages, floorAll)} | 1 |`,
      `| Build: render + publish | ${seconds(work(best))}, ${rate(pages, work(best))} | ${ratio(work(best) / floorAll)} × the floor |`,
      `| Whole clean build from nothing, bundle and pictures too | ${seconds(whole.milliseconds)} | ${ratio(whole.milliseconds / floorAll)} × the floor |`,
      `| Whole clean build, bundle and pictures at hand | ${seconds(best.milliseconds)}, ${memory(best)} | ${ratio(best.milliseconds / floorAll)} × the floor |`,
      `| Plain loop writing the same ${(written.bytes / 1e6).toFixed(0)} MB | ${seconds(written.milliseconds)} | ${ratio(written.milliseconds / floorAll)} × the floor |`,
      `| \`vite-react-ssg build\`, ${oracle.pages} pages, rendering only | ${seconds(oracle.rendering)}, ${rate(oracle.pages, oracle.rendering)} | the build renders ${ratio(pages / work(best) / oracleRate)} × as fast |`,
      `| Incremental: one city's row edited, whole process | ${seconds(incremental.milliseconds)}, ${incremental.report.written} pages written | ${ratio(incremental.milliseconds / whole.milliseconds)} × the clean build from nothing, ${ratio(incremental.milliseconds / best.milliseconds)} × that with its bundle at hand |`,
      `| Memory with half the cities | ${memory(half)} | ${half.peakMegabytes && best.peakMegabytes ? ratio(best.peakMegabytes / half.peakMegabytes) : '?'} × with all |`,
      '',
      ...searchTable(),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
