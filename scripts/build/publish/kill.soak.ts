import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  differingFiles,
  fileTree,
  isPublishing,
  newSite,
  removeSites,
  siteLists,
  type TestSite,
  writeLists,
} from '../../../tests/support/build-fixture.ts';
import { buildProcess, putBundle } from '../../../tests/support/build-process.ts';

/** Kills of each phase. */
const kills = Number(process.env.SOAK_KILLS ?? 20);
const seed = 20_261_122;

/**
 * Two states of the lists, between which the builds go to and fro: half of the pages change, some come and
 * go.
 */
const lists = [
  siteLists,
  {
    ...siteLists,
    'cities.csv': `${siteLists['cities.csv'].replace('212461', '412461')}Dothan,AL,dothan-al,31.22323,-85.39049,68567,Houston,America/Chicago,36301\n`,
  },
] as const;

/** Returns a generator of reproducible random numbers from 0 to 1 (mulberry32). */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let site: TestSite;
const clean: ReadonlyMap<string, string>[] = [];

interface Run {
  /** Milliseconds after which the process is killed. */
  readonly killAfter?: number;
  /** The step of the publication at which it is killed. */
  readonly killAtStep?: number;
}

/** Runs a build in its own process. True if it was killed. */
const build = ({ lists: folder, out, work }: TestSite, { killAfter, killAtStep }: Run = {}) =>
  buildProcess(
    ['--lists', folder, '--out', out, '--work', work, '--sample', '--accept-loss', '--threads', '2'],
    {
      killAfter,
      loaders: killAtStep === undefined ? [] : ['--import', resolve('tests/support/kill-at.mjs')],
      variables: { KILL_AT_STEP: String(killAtStep) },
    },
  );

beforeAll(async () => {
  site = await newSite();
  await putBundle(site);
  for (const [index, state] of lists.entries()) {
    const other = { ...site, out: join(site.root, `clean-${index}`) };
    await writeLists(site, state);
    await build(other);
    clean.push(await fileTree(other.out));
  }
});
afterAll(removeSites);

it(`${3 * kills} killed builds leave nothing that the next build does not repair`, {
  timeout: 1_800_000,
}, async () => {
  const random = seeded(seed);
  const rows: string[] = [];
  const phases = {
    clean: async (): Promise<void> => {
      await rm(site.out, { recursive: true, force: true });
    },
    incremental: async (): Promise<void> => undefined,
    publishing: async (): Promise<void> => undefined,
  };
  let now = 0;
  await build(site);
  for (const [phase, prepare] of Object.entries(phases)) {
    // Measures how long such a build takes, and how many steps its publication has.
    await prepare();
    now = 1 - now;
    await writeLists(site, lists[now] ?? {});
    const { milliseconds } = await build(site);
    const steps = differingFiles(clean[0] ?? new Map(), clean[1] ?? new Map()).length;
    let [sent, killed, publishing, equal] = [0, 0, 0, 0];
    // A build that ended before its kill does not count.
    while (killed < kills) {
      sent += 1;
      await prepare();
      now = 1 - now;
      await writeLists(site, lists[now] ?? {});
      const when = random();
      const run = await build(
        site,
        phase === 'publishing'
          ? { killAtStep: Math.floor(when * steps) }
          : { killAfter: Math.floor(when * milliseconds) },
      );
      if (run.killed) killed += 1;
      if (isPublishing(site.out)) publishing += 1;
      // Half of the next builds have other lists than the killed one.
      if (random() < 0.5) {
        now = 1 - now;
        await writeLists(site, lists[now] ?? {});
      }
      await build(site);
      const differing = differingFiles(await fileTree(site.out), clean[now] ?? new Map());
      expect(differing, `after kill ${sent} while ${phase}, at ${when}`).toEqual([]);
      equal += 1;
    }
    rows.push(`| ${phase} | ${sent} | ${killed} | ${publishing} | ${equal} of ${sent} |`);
  }
  console.log(
    [
      `seed ${seed}, ${clean[0]?.size ?? 0} and ${clean[1]?.size ?? 0} files`,
      '| Phase | Kills sent | Died of it | Left a manifest that says publishing | Next build equal to a clean one, sha256 of every file |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
});
