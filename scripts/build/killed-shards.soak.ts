import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  differingFiles,
  fileTree,
  isPublishing,
  newSite,
  removeSites,
  type TestSite,
} from '../../tests/support/build-fixture.ts';
import { buildProcess, putBundle } from '../../tests/support/build-process.ts';
import { seededRandom } from '../plan/sample-facts.ts';

const count = 8;
let site: TestSite;

beforeAll(async () => {
  site = await newSite();
  await putBundle(site);
});
afterAll(removeSites);

const build = (args: readonly string[], killAfter?: number) =>
  buildProcess(
    [
      ...['--sample', '--threads', '1', '--day', '2026-11-22'],
      ...['--lists', site.lists, '--work', site.work, ...args],
    ],
    { killAfter },
  );

it('killed with SIGKILL at three moments and built again alone, shards merge into the site of one build', {
  timeout: 600_000,
}, async () => {
  const random = seededRandom('three shards are killed');
  const part = (index: number): string => join(site.root, `part-${index}`);
  const shard = (index: number, killAfter?: number) =>
    build(['--shard', `${index}/${count}`, '--out', part(index)], killAfter);
  const alone = join(site.root, 'alone');
  await build(['--out', alone]);
  const { milliseconds } = await shard(1);
  const victims = [2, 5, 7];
  for (let index = 2; index <= count; index += 1) {
    if (!victims.includes(index)) {
      await shard(index);
      continue;
    }
    // A shard that ended before its kill does not count.
    while (!(await shard(index, random() * milliseconds)).killed) await rm(part(index), { recursive: true });
    // An unfinished part says so in its manifest, or is still empty.
    if ((await fileTree(part(index))).size > 0) expect(isPublishing(part(index))).toBe(true);
  }
  for (const index of victims) await shard(index);
  const parts = Array.from({ length: count }, (_, index) => part(index + 1));
  await build(['--out', site.out, '--merge', ...parts]);
  expect(differingFiles(await fileTree(alone), await fileTree(site.out))).toEqual([]);
});
