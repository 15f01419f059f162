import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { manifestPaths } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { deployRecord, parseDeploy } from '../../build/earlier-files/earlier-files.ts';
import type { Marker } from '../../build/state/marker.ts';

/** Files that no other file needs to name, as hosts, crawlers and the app ask for them by names that they know. */
const unmentioned: readonly string[] = [
  ...['_redirects', '_headers', 'robots.txt', 'sitemap.xml', 'index.html', '404.html', 'sw.js', 'ads.txt'],
  deployRecord,
  ...[manifestPaths.site, manifestPaths.near, ...usStates.map(({ code }) => manifestPaths.state(code))].map(
    (path) => path.slice(1),
  ),
];

/** So many names are looked for, and so many told, two of a folder; to find all, every page would have to be read. */
const [enough, most] = [20, 8];

/**
 * Names of files that a published folder lacks: a few of them, and how many more there are. The marker has only digests of the names, so they are
 * looked for in what is left, first where most of them stand.
 */
export async function namesOfMissing(
  dist: string,
  files: readonly string[],
  missing: ReturnType<Marker['without']>,
): Promise<string> {
  const record = await readFile(join(dist, deployRecord), 'utf8').catch(() => '');
  const found = new Set([...unmentioned, ...(parseDeploy(record) ?? [])].filter(missing.names));
  const seen = new Set<string>();
  for (const file of files.filter((name) => readingRank(name) < 4).toSorted(byReadingRank)) {
    const isEnough =
      found.size >= (readingRank(file) === 0 ? missing.count : Math.min(enough, missing.count));
    if (isEnough) break;
    for (const path of pathsIn(await readFile(join(dist, file), 'utf8'))) {
      if (seen.has(path)) continue;
      seen.add(path);
      for (const name of [path, `${path}.html`]) if (missing.names(name)) found.add(name);
    }
  }
  if (found.size === 0) return 'nothing that is left tells their names';
  const shown = [...groupBy(found, folderOf).values()].flatMap((names) => names.slice(0, 2)).slice(0, most);
  const more = missing.count - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${groupedNumber(more)} more` : ''}`;
}

const folderOf = (file: string): string => file.slice(0, file.indexOf('/') + 1);

/** Sitemaps are few and name much; pages name a hundred files each, and are many. */
const readingRank = (file: string): number => {
  if (/^(?:sitemap\.xml$|sitemaps\/|_redirects$|manifest\.webmanifest$)/.test(file)) return 0;
  if (file === 'index.html') return 1;
  if (/\.(?:js|css)$/.test(file)) return 2;
  return file.endsWith('.html') ? 3 : 4;
};

const byReadingRank = (a: string, b: string): number => readingRank(a) - readingRank(b);

/** Paths of the site that a text mentions, without the slash before them. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/["'>(\s](?:https?:\/\/[^/"'<>\s]+)?\/((?:[\w.-]+\/)*[\w-][\w.-]*)/g)].flatMap(
    ([, path]) => path ?? [],
  );
