import { lstatSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { compileThreads } from '../bundle/bundle.ts';
import { fingerprintOf } from '../state/fingerprint.ts';
import { KnownFiles } from '../state/known-files.ts';
import { markerText } from '../state/marker.ts';
import { markerFile } from '../state/marker-file.ts';
import { pageLine } from '../state/page-lines.ts';
import { lookAhead } from './look-ahead.ts';
import { readPublished } from './published-folder.ts';

let root = '';
let out = '';
let script = '';
beforeAll(async () => {
  root = newFolder();
  await compileThreads(join(root, 'threads'));
  script = join(root, 'threads', 'look-worker.cjs');
});

const page = 'pharmacies/birmingham-al.html';
beforeEach(async () => {
  out = await mkdtemp(join(root, 'out-'));
  await mkdir(join(out, 'pharmacies'));
  for (const file of [page, 'robots.txt', 'mine.txt']) await writeFile(join(out, file), file);
  await writeFile(
    join(out, markerFile),
    markerText({ kind: 'samples', listings: 1 }, [page, 'robots.txt', markerFile]),
  );
});

/** What the build that left the folder so knows of it. */
function known(marker: string): { readonly files: KnownFiles } {
  const left = (file: string, digest = digestOf(file)) => fingerprintOf(lstatSync(join(out, file)), digest);
  const pages = pageLine({ file: page, fingerprint: left(page), priority: 1, reasons: ['earned'] });
  const others = new Map([
    ['robots.txt', left('robots.txt')],
    [markerFile, left(markerFile, marker)],
  ]);
  return { files: new KnownFiles({ groups: new Map([['city/birmingham-al', { pages }]]), others }) };
}

const markerDigest = (): string =>
  digestOf(markerText({ kind: 'samples', listings: 1 }, [page, 'robots.txt', markerFile]));

it('a thread finds in a published folder what one finds without it', async () => {
  const earlier = known(markerDigest());
  const look = { out, earlier, verify: false };
  const found = lookAhead(script, look, 0)?.();
  expect(found).toEqual(readPublished(look));
  expect(found).toMatchObject({ known: true, foreign: ['mine.txt'], differing: new Map() });
  await utimes(join(out, page), 1, 1);
  await rm(join(out, 'robots.txt'));
  const changed = lookAhead(script, look, 0)?.();
  expect(changed).toEqual(readPublished(look));
  expect([...(changed?.differing.keys() ?? [])].toSorted()).toEqual([page, 'robots.txt']);
});

it('a thread tells nothing of a folder in which another build was, whose marker it does not read', () => {
  expect(lookAhead(script, { out, earlier: known('another'), verify: false }, 0)?.()).toBeUndefined();
});

it('a thread that could not start is not waited for', async () => {
  const ask = lookAhead(join(root, 'none.cjs'), { out, earlier: known(markerDigest()), verify: false }, 0);
  await sleep(1000);
  const wait = vi.spyOn(Atomics, 'wait');
  expect(ask?.()).toBeUndefined();
  expect(wait).toHaveReturnedWith('not-equal');
});

it('no thread is started for a small site', () => {
  expect(lookAhead(script, { out, earlier: known(markerDigest()), verify: false })).toBeUndefined();
});
