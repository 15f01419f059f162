import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { earlierFilesIn, servesEarlierDeploys } from '../../build/earlier-files/earlier-files.ts';
import { type ListingsKind, manifestEntries, manifestFile, readManifest } from '../../build/manifest.ts';
import { namesAndCount } from '../../build/publish/published-folder.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import { type Checked, failedCheck } from '../../cli/problems/problem.ts';
import { standInPage } from '../files/stand-in-page.ts';
import { type HostRedirect, parseHostRedirects } from '../preview/host-files.ts';
import { fileObject, isForVisitors, keyOf, type StoreObject } from './store-object.ts';

export interface DeployedSite {
  readonly kind: ListingsKind;
  readonly objects: readonly StoreObject[];
  readonly foreign: readonly string[];
}

const rebuild = 'Run "npm run build" again.';

/** Describes what to deploy from a published folder and names what no build wrote. Else returns a problem. */
export async function readSite(dist: string): Promise<Checked<DeployedSite>> {
  const refuse = (file: string, rule: string, remedy: string) =>
    failedCheck(join(dist, file), { rule, remedy });
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const manifest = readManifest(dist);
  if (manifest === undefined)
    return refuse(
      manifestFile,
      'the folder must be one that a build published',
      'Run "npm run build" first.',
    );
  if (manifest === 'damaged' || manifest.status === 'publishing')
    return refuse('', 'a build was cut short while publishing here, or is still at it', rebuild);
  const files = (await listFiles(dist)).toSorted();
  const published = new Set([...manifestEntries(manifest)].map(([file]) => file));
  const earlierFiles = earlierFilesIn(dist);
  const existing = new Set(files);
  const missing = [...published].filter(
    (file) => !existing.has(file) && !servesEarlierDeploys(file, earlierFiles),
  );
  if (missing.length > 0) {
    const [lost, all] = [groupedNumber(missing.length), groupedNumber(published.size)];
    const rule = `lacks ${lost} of the ${all} files that the build published (${namesAndCount(missing.toSorted())})`;
    return refuse('', rule, rebuild);
  }
  const origin = canonicalOriginOf(textOf('index.html'));
  if (origin === undefined) return refuse('index.html', 'the first page must name its own address', rebuild);
  const redirects = parseHostRedirects(published.has('_redirects') ? textOf('_redirects') : '');
  const objects = new Map<string, StoreObject>();
  for (const file of files.filter((name) => published.has(name) && isForVisitors(name))) {
    const content = contentOf(await readFile(join(dist, file)));
    objects.set(keyOf(file), fileObject(file, { ...content, since: earlierFiles.get(file) }));
  }
  for (const redirect of redirects.values()) {
    const object = redirectObject(redirect, origin);
    // A removed page has no object: the store answers with its 404 document.
    if (redirect.status === 301) objects.set(object.key, object);
  }
  const foreign = files.filter((file) => !published.has(file) && file !== manifestFile);
  return { ok: true, value: { kind: manifest.kind, objects: [...objects.values()], foreign } };
}

const canonicalOriginOf = (html: string): string | undefined =>
  /<link[^>]* rel="canonical"[^>]* href="(https?:\/\/[^/"]+)/.exec(html)?.[1];

function redirectObject({ from, to }: HostRedirect, origin: string): StoreObject {
  const text = standInPage(to, origin);
  const page = fileObject(`${from.slice(1)}.html`, contentOf(Buffer.from(text)));
  return { ...page, file: undefined, text, redirect: to };
}

const contentOf = (content: Buffer): Pick<StoreObject, 'bytes' | 'sha256'> => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
