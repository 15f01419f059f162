import { rm } from 'node:fs/promises';
import { type ListingsKind, writeManifest } from '../../scripts/build/manifest.ts';
import { writeFiles } from './new-folder.ts';

/** Returns the files of a site whose pages load one script and one dataset. */
export const siteFiles = (
  version: string,
  pages: readonly string[] = ['index', 'about', 'pharmacies/a', '404'],
) => ({
  [`assets/main-${version}.js`]: `script ${version}`,
  [`data/city.${version}.json`]: `data ${version}`,
  'robots.txt': 'User-agent: *',
  'sitemap.xml': `<urls>${version}</urls>`,
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  _redirects: '/old-name /about 301\n/gone /404.html 410\n',
  ...Object.fromEntries(
    pages.map((page) => [
      `${page}.html`,
      `<link rel="canonical" href="https://pharmacies.test/"/><a href="/assets/main-${version}.js"></a>/data/city.${version}.json`,
    ]),
  ),
});

/** Makes a folder hold just these files, with the manifest of a build. */
export async function publishFiles(
  dist: string,
  files: Readonly<Record<string, string>>,
  kind: ListingsKind = 'imported',
): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  writeFiles(dist, files);
  const entry = { bytes: 1, modified: 1, digest: '' };
  await writeManifest(dist, {
    ...{ status: 'published', kind, listings: 3, common: '', groups: {}, leaving: [] },
    files: Object.fromEntries(Object.keys(files).map((file) => [file, entry])),
  });
}
