import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  testBundle,
} from '../../../tests/support/build-fixture.ts';
import { manifestFile } from '../../build/manifest.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { readSite } from './site-objects.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(removeSites);

it('a folder with an interrupted publication is not sent until a build succeeds', async () => {
  const site = await newSite();
  const bundle = await testBundle();
  await reportOf(buildSite(site, bundle));
  expect((await readSite(site.out)).ok).toBe(true);
  // As left by a build that was killed while it moved files.
  const manifest = join(site.out, manifestFile);
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"published"', '"publishing"'));
  const half = await readSite(site.out);
  expect(half.ok ? [] : half.problems.map(formatProblem)).toEqual([
    expect.stringMatching(/a build was cut short while publishing here.*Run "npm run build" again/),
  ]);
  await reportOf(buildSite(site, bundle));
  expect((await readSite(site.out)).ok).toBe(true);
});
