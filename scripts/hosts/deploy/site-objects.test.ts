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
    ['assets', '1 of the 15 files', 'assets/main-1.js'],
    ['data', '1 of the 15 files', 'data/city.1.json'],
    ['sitemaps', '1 of the 15 files', 'sitemaps/alabama.xml'],
    ['manifests', '2 of the 15 files', 'manifests/site.json, manifests/al.json'],
    ['robots.txt', '1 of the 15 files', 'robots.txt'],
    ['_redirects', '1 of the 15 files', '_redirects'],
    ['_headers', '1 of the 15 files', '_headers'],
    ['about.html', '1 of the 15 files', 'about.html'],
    ['index.html', '1 of the 15 files', 'index.html'],
  ])('it is refused without %s', async (gone, many, names) => {
    expect(await complaintsWithout(gone)).toEqual([
      `${dist}: lacks ${many} that the build published: ${names} — Run "npm run build" again.`,
    ]);
  });

  it('the first of many are named, two of a folder, and the rest is counted', async () => {
    expect(await complaintsWithout('assets', 'data', 'manifests', 'sitemap.xml', 'sitemaps')).toEqual([
      expect.stringMatching(
        /lacks 6 of the 15 files .*: sitemap\.xml, manifests\/\S+, manifests\/\S+, assets\/main-1\.js, data\/city\.1\.json and 1 more — /,
      ),
    ]);
  });

  it('of what nothing that is left names, the number is told', async () => {
    await publishFiles(dist, { ...files, 'pictures/a.png': 'a' });
    await rm(join(dist, 'pictures'), { recursive: true });
    const site = await readSite(dist);
    expect(site.ok ? [] : site.problems.map(formatProblem)).toEqual([
      expect.stringContaining('lacks 1 of the 16 files that the build published: nothing that is left tells'),
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
