import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { isOfEarlierDeploys } from '../../build/earlier-files/earlier-files.ts';
import { isHalfPublished } from '../../build/publish/half-published.ts';
import { earlierFilesIn } from '../../build/publish/published-folder.ts';
import { type Marker, parseMarker } from '../../build/state/marker.ts';
import { markerFile } from '../../build/state/marker-file.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import { type Checked, refused } from '../../cli/problems/problem.ts';
import { standInPage } from '../files/stand-in-page.ts';
import { type HostRedirect, parseHostRedirects } from '../preview/host-files.ts';
import { fileObject, isServed, keyOf, type StoreObject } from './store-object.ts';

/** A published folder as a store should have it. */
export interface DeployedSite {
  readonly marker: Marker;
  readonly objects: readonly StoreObject[];
  /** Files that no build wrote; they are not sent. */
  readonly foreign: readonly string[];
}

const rebuild = 'Run "npm run build" again.';

/** Reads a published folder. Refuses one that no build made, or that lacks files of the build. */
export async function readSite(dist: string): Promise<Checked<DeployedSite>> {
  const refuse = (file: string, rule: string, remedy: string) => refused(join(dist, file), { rule, remedy });
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const files = (await listFiles(dist)).toSorted();
  const marker = files.includes(markerFile) ? parseMarker(textOf(markerFile)) : undefined;
  if (marker === undefined)
    return refuse(markerFile, 'a folder must be sent that a build published', 'Run "npm run build" first.');
  if (isHalfPublished(dist))
    return refuse('', 'a build was cut short while publishing here, or is still at it', rebuild);
  const earlier = earlierFilesIn(dist);
  const own = files.filter((file) => marker.names(file) || isOfEarlierDeploys(file, earlier));
  const { count } = marker.without(own);
  if (count > 0) {
    const [lost, all] = [groupedNumber(count), groupedNumber(marker.files)];
    return refuse('', `lacks ${lost} of the ${all} files that the build published`, rebuild);
  }
  const origin = originOf(textOf('index.html'));
  if (origin === undefined) return refuse('index.html', 'the first page must name its own address', rebuild);
  const { whole, patterns } = parseHostRedirects(marker.names('_redirects') ? textOf('_redirects') : '');
  if (patterns.length > 0) {
    const rule = 'a store can redirect whole addresses only, and this file has patterns';
    return refuse('_redirects', rule, 'Build the site with --host s3.');
  }
  const objects = new Map<string, StoreObject>();
  for (const file of own.filter(isServed)) {
    const content = contentOf(await readFile(join(dist, file)));
    objects.set(keyOf(file), fileObject(file, { ...content, since: earlier.get(file) }));
  }
  for (const redirect of whole.values()) {
    const object = redirectObject(redirect, origin);
    // What is gone has no object, and the store answers with its 404 document.
    if (redirect.status === 301) objects.set(object.key, object);
  }
  const ours = new Set(own);
  const foreign = files.filter((file) => !ours.has(file));
  return { ok: true, value: { marker, objects: [...objects.values()], foreign } };
}

/** Returns the origin that the site was built for, by the canonical address of its first page. */
const originOf = (html: string): string | undefined =>
  /<link[^>]* rel="canonical"[^>]* href="(https?:\/\/[^/"]+)/.exec(html)?.[1];

/** Returns the object at an address that leads elsewhere: a redirect, and a page that leads on. */
function redirectObject({ from, to }: HostRedirect, origin: string): StoreObject {
  const text = standInPage(to, origin);
  const page = fileObject(`${from.slice(1)}.html`, contentOf(Buffer.from(text)));
  return { ...page, file: undefined, text, redirect: to };
}

const contentOf = (content: Buffer): Pick<StoreObject, 'bytes' | 'sum'> => ({
  bytes: content.length,
  sum: createHash('sha256').update(content).digest('hex'),
});
