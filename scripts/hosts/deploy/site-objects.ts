import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { type EarlierFiles, isOfEarlierDeploys } from '../../build/earlier-files/earlier-files.ts';
import { isHalfPublished } from '../../build/publish/half-published.ts';
import { earlierFilesIn } from '../../build/publish/published-folder.ts';
import { type Marker, parseMarker } from '../../build/state/marker.ts';
import { markerFile } from '../../build/state/marker-file.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { standInPage } from '../files/stand-in-page.ts';
import { type HostRedirect, parseHostRedirects } from '../preview/host-files.ts';
import { namesOfMissing } from './missing-files.ts';
import { fileObject, isServed, keyOf, type StoreObject } from './store-object.ts';

/** A published folder as a store should have it. */
export interface DeployedSite {
  readonly marker: Marker;
  readonly objects: readonly StoreObject[];
  readonly earlier: EarlierFiles;
  /** Files that no build wrote; they are not sent. */
  readonly foreign: readonly string[];
}

const rebuild = 'Run "npm run build" again.';

/** Reads a published folder; refused is one that no build made, that is published by halves, or that lacks files of the build's. */
export async function readSite(dist: string): Promise<Checked<DeployedSite>> {
  const refuse = (file: string, rule: string, remedy: string): Checked<never> => {
    const problem: Problem = { file: join(dist, file), rule, remedy };
    return { ok: false, problems: [problem] };
  };
  const files = (await listFiles(dist)).toSorted();
  const marker = files.includes(markerFile)
    ? parseMarker(readFileSync(join(dist, markerFile), 'utf8'))
    : undefined;
  if (marker === undefined) {
    return refuse(markerFile, 'a folder must be sent that a build published', 'Run "npm run build" first.');
  }
  if (isHalfPublished(dist)) {
    return refuse('', 'a build was cut short while publishing here, or is still at it', rebuild);
  }
  const earlier = earlierFilesIn(dist);
  const own = files.filter((file) => marker.names(file) || isOfEarlierDeploys(file, earlier));
  const missing = marker.without(own);
  if (missing.count > 0) {
    const names = await namesOfMissing(dist, own, missing);
    const [lost, all] = [groupedNumber(missing.count), groupedNumber(marker.files)];
    return refuse('', `lacks ${lost} of the ${all} files that the build published: ${names}`, rebuild);
  }
  const origin = originOf(readFileSync(join(dist, 'index.html'), 'utf8'));
  if (origin === undefined) return refuse('index.html', 'the first page must name its own address', rebuild);
  const { whole, patterns } = parseHostRedirects(
    marker.names('_redirects') ? readFileSync(join(dist, '_redirects'), 'utf8') : '',
  );
  if (patterns.length > 0) {
    const rule = 'a store can redirect whole addresses only, and this file has patterns';
    return refuse('_redirects', rule, 'Build the site with --host s3.');
  }
  const objects = new Map<string, StoreObject>();
  for (const file of own.filter(isServed)) {
    const object = fileObject(file, {
      bytes: statSync(join(dist, file)).size,
      sum: await sumOfFile(join(dist, file)),
    });
    objects.set(object.key, object);
  }
  for (const redirect of whole.values()) {
    const object = redirectObject(redirect, origin);
    // What is gone has no object, and the store answers with its 404 document.
    if (redirect.status === 301) objects.set(object.key, object);
  }
  const ours = new Set(own);
  const foreign = files.filter((file) => !ours.has(file));
  return { ok: true, value: { marker, objects: [...objects.values()], earlier, foreign } };
}

/** The origin that the site was built for, by the canonical address of its first page. */
const originOf = (html: string): string | undefined =>
  /<link[^>]* rel="canonical"[^>]* href="(https?:\/\/[^/"]+)/.exec(html)?.[1];

/** A website answers with the redirect; whoever reads the object itself gets a page that leads on. */
export function redirectObject({ from, to }: HostRedirect, origin: string): StoreObject {
  const text = standInPage(to, origin);
  const page = fileObject(`${from.slice(1)}.html`, {
    bytes: Buffer.byteLength(text),
    sum: createHash('sha256').update(text).digest('hex'),
  });
  return { ...page, key: keyOf(`${from.slice(1)}.html`), file: undefined, text, redirect: to };
}

async function sumOfFile(path: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex');
}
