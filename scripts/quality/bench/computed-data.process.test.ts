import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  type TestSite,
  testBundle,
  testEnv,
} from '../../../tests/support/build-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { computedData } from './computed-data.ts';
import { landingWork } from './landing-jobs.ts';
import { landingFiles } from './measure-eleventy.ts';
import { readyMadeData } from './ready-made-data.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 200_000 });

let site: TestSite;
let work: string;

beforeAll(async () => {
  site = await newSite();
  work = newFolder();
  await reportOf(buildSite(site, await testBundle()));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await removeSites();
});

it('gives Eleventy’s templates what they need to write each landing page as it was built', async () => {
  const files = landingFiles(site.out);
  const landing = await landingWork(site.lists, files, { day: '2026-11-01', env: testEnv });
  const data = computedData(site.out, landing);
  const pages = join(work, 'pages.json');
  await writeFile(pages, JSON.stringify(data));
  vi.stubEnv('BENCH_PAGES', pages);
  vi.stubEnv('BENCH_VALUES', resolve('src/app/prerender/landing-values.ts'));
  const { render } = await import('./eleventy/computed.11ty.js');
  expect(data.pages.length).toBeGreaterThan(200);
  for (const page of data.pages) {
    expect(render({ page }), page.output).toBe(await readFile(join(site.out, page.output), 'utf8'));
  }
});

it('gives them what is made ahead too, for pages of nearly the same bytes', async () => {
  const files = landingFiles(site.out);
  const data = readyMadeData(site.out, files);
  const pages = join(work, 'ready-made.json');
  await writeFile(pages, JSON.stringify(data));
  vi.stubEnv('BENCH_PAGES', pages);
  const { render } = await import('./eleventy/ready-made.11ty.js');
  const lengths = { built: 0, rendered: 0 };
  for (const page of data.pages) {
    lengths.built += (await readFile(join(site.out, page.file), 'utf8')).length;
    lengths.rendered += render({ page }).length;
  }
  expect(data.pages).toHaveLength(files.length);
  expect(lengths.rendered / lengths.built).toBeCloseTo(1, 2);
});
