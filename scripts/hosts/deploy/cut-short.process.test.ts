import { resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import {
  newSite,
  removeSites,
  siteLists,
  type TestSite,
  writeLists,
} from '../../../tests/support/build-fixture.ts';
import { buildProcess, putBundle } from '../../../tests/support/build-process.ts';
import { isPublishing } from '../../build/manifest.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { readSite } from './site-objects.ts';

vi.setConfig({ testTimeout: 240_000 });
afterAll(removeSites);

const build = ({ lists, out, work }: TestSite, killAtStep?: number) =>
  buildProcess(
    [
      '--lists',
      lists,
      '--out',
      out,
      '--work',
      work,
      '--sample',
      '--accept-loss',
      '--threads',
      '1',
      '--host',
      's3',
    ],
    killAtStep === undefined
      ? {}
      : {
          loaders: ['--import', resolve('tests/support/kill-at.mjs')],
          variables: { KILL_AT_STEP: String(killAtStep) },
        },
  );

it('a folder is not sent whose build was killed while it published, until a build has gone through', async () => {
  const site = await newSite();
  await putBundle(site);
  await build(site);
  expect((await readSite(site.out)).ok).toBe(true);
  const dothan = 'Dothan,AL,dothan-al,31.22323,-85.39049,68567,Houston,America/Chicago,36301\n';
  await writeLists(site, { 'cities.csv': siteLists['cities.csv'] + dothan });
  expect(await build(site, 40)).toMatchObject({ killed: true });
  expect(isPublishing(site.out)).toBe(true);
  const half = await readSite(site.out);
  expect(half.ok ? [] : half.problems.map(formatProblem)).toEqual([
    expect.stringMatching(/a build was cut short while publishing here.*Run "npm run build" again/),
  ]);
  await build(site);
  expect((await readSite(site.out)).ok).toBe(true);
});
