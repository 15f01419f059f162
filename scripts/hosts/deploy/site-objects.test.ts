import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishFiles, siteFiles } from '../../../tests/support/deploy-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import {
  deployRecord,
  deployText,
  earlierRecord,
  earlierText,
} from '../../build/earlier-files/earlier-files.ts';
import { manifestFile } from '../../build/manifest.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { readSite } from './site-objects.ts';

let dist: string;
beforeEach(() => {
  dist = newFolder();
});

const files = {
  ...siteFiles('1'),
  [deployRecord]: deployText(Object.keys(siteFiles('1'))),
  'manifests/al.json': '{}',
  'manifests/site.json': '{}',
  'sitemap.xml': '<loc>https://pharmacies.test/sitemaps/alabama.xml</loc>',
  'sitemaps/alabama.xml': '<loc>https://pharmacies.test/about</loc>',
};

async function complaintsWithout(...gone: readonly string[]): Promise<readonly string[]> {
  await publishFiles(dist, files);
  for (const name of gone) await rm(join(dist, name), { recursive: true });
  const site = await readSite(dist);
  return site.ok ? [] : site.problems.map(formatProblem);
}

describe('a folder is sent only if it holds all files that the build published:', () => {
  it.each([
    ['assets', '1 of the 14 files'],
    ['data', '1 of the 14 files'],
    ['sitemaps', '1 of the 14 files'],
    ['manifests', '2 of the 14 files'],
    ['robots.txt', '1 of the 14 files'],
    ['_redirects', '1 of the 14 files'],
    ['_headers', '1 of the 14 files'],
    ['about.html', '1 of the 14 files'],
    ['index.html', '1 of the 14 files'],
  ])('it is refused without %s', async (gone, many) => {
    expect(await complaintsWithout(gone)).toEqual([
      expect.stringMatching(
        `^${dist}: lacks ${many} that the build published \\(.*${gone}.*\\) — Run "npm run build" again`,
      ),
    ]);
  });

  it('files of earlier deploys may be missing', async () => {
    const kept = 'assets/main-0.js';
    const record = earlierText(new Map([[kept, '2026-10-30']]));
    await publishFiles(dist, { ...files, [earlierRecord]: record, [kept]: 'script 0' });
    const { objects } = checkedValue(await readSite(dist));
    expect(objects.map(({ key }) => key)).toContain(kept);
    await rm(join(dist, kept));
    expect((await readSite(dist)).ok).toBe(true);
  });

  it('it is refused during an unfinished publication', async () => {
    await publishFiles(dist, files);
    const manifest = await readFile(join(dist, manifestFile), 'utf8');
    await writeFile(join(dist, manifestFile), manifest.replace('"published"', '"publishing"'));
    const site = await readSite(dist);
    expect(site.ok ? [] : site.problems.map(formatProblem)).toEqual([
      `${dist}: a build was cut short while publishing here, or is still at it — Run "npm run build" again.`,
    ]);
  });

  it('it is refused without the manifest of a build', async () => {
    expect(await complaintsWithout(manifestFile)).toEqual([
      expect.stringContaining('the folder must be one that a build published'),
    ]);
  });

  it('what no build wrote stays where it is', async () => {
    await publishFiles(dist, files);
    await writeFile(join(dist, 'diary.txt'), 'mine');
    const site = checkedValue(await readSite(dist));
    expect(site.foreign).toEqual(['diary.txt']);
    expect(site.objects.map(({ key }) => key)).not.toContain('diary.txt');
  });
});
