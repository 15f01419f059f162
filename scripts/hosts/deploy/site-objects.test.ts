import { mkdir, rm, writeFile } from 'node:fs/promises';
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
import { incomingFolder, markerFile } from '../../build/state/marker-file.ts';
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

/** What is said of the site once these files and folders are gone. */
async function complaintsWithout(...gone: readonly string[]): Promise<readonly string[]> {
  await publishFiles(dist, files);
  for (const name of gone) await rm(join(dist, name), { recursive: true });
  const site = await readSite(dist);
  return site.ok ? [] : site.problems.map(formatProblem);
}

describe('a folder is sent only where all is there that the build published:', () => {
  it.each([
    ['assets', '1 of the 15 files'],
    ['data', '1 of the 15 files'],
    ['sitemaps', '1 of the 15 files'],
    ['manifests', '2 of the 15 files'],
    ['robots.txt', '1 of the 15 files'],
    ['_redirects', '1 of the 15 files'],
    ['_headers', '1 of the 15 files'],
    ['about.html', '1 of the 15 files'],
    ['index.html', '1 of the 15 files'],
  ])('it is refused without %s', async (gone, many) => {
    expect(await complaintsWithout(gone)).toEqual([
      `${dist}: lacks ${many} that the build published — Run "npm run build" again.`,
    ]);
  });

  it('files of earlier deploys may be there or not', async () => {
    const kept = { 'assets/main-0.js': 'script 0' };
    await publishFiles(dist, files);
    await writeFile(join(dist, earlierRecord), earlierText(new Map([['assets/main-0.js', '2026-10-30']])));
    expect((await readSite(dist)).ok).toBe(true);
    for (const [file, text] of Object.entries(kept)) await writeFile(join(dist, file), text);
    const { objects } = checkedValue(await readSite(dist));
    expect(objects.map(({ key }) => key)).toContain('assets/main-0.js');
    await rm(join(dist, earlierRecord));
    expect(checkedValue(await readSite(dist)).foreign).toEqual(['assets/main-0.js']);
  });

  it('it is refused while a publication has begun and not ended', async () => {
    await publishFiles(dist, files);
    await mkdir(join(dist, incomingFolder));
    const site = await readSite(dist);
    expect(site.ok ? [] : site.problems.map(formatProblem)).toEqual([
      `${dist}: a build was cut short while publishing here, or is still at it — Run "npm run build" again.`,
    ]);
  });

  it('it is refused without the marker of a build', async () => {
    expect(await complaintsWithout(markerFile)).toEqual([
      expect.stringContaining('a folder must be sent that a build published'),
    ]);
  });

  it('it is refused with redirects of many addresses in one', async () => {
    await publishFiles(dist, { ...files, _redirects: '/:part-old /:part 301\n' });
    const site = await readSite(dist);
    expect(site.ok ? [] : site.problems.map(formatProblem)).toEqual([
      expect.stringMatching(/whole addresses only.*Build the site with --host s3/),
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
