import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishFiles, siteFiles } from '../../../tests/support/deploy-fixture.ts';
import { MemoryStore } from '../../../tests/support/memory-store.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import type { DeployOptions } from './deploy-plan.ts';
import { recordKey } from './deploy-record.ts';
import { runDeploy } from './run-deploy.ts';
import { readSite } from './site-objects.ts';
import { storeFault } from './store-fault.ts';

let dist: string;
let store: MemoryStore;

beforeEach(async () => {
  dist = newFolder();
  store = new MemoryStore();
});

async function deploy(options: Partial<DeployOptions> = {}) {
  const site = options.site ?? checkedValue(await readSite(dist));
  return runDeploy({
    ...{ dist, to: 's3://test/', site, store, today: '2026-11-01' },
    ...{ dryRun: false, sample: false, acceptLoss: false, replace: false },
    ...options,
  });
}

const putMine = (key: string, text = 'mine') =>
  store.put({ key, sha256: '', type: 'text/plain', cache: '' }, Buffer.from(text));

async function complaintsOf(deploying: ReturnType<typeof deploy>): Promise<readonly string[]> {
  try {
    const outcome = await deploying;
    return outcome.ok ? [] : outcome.problems.map(formatProblem);
  } catch (error) {
    return [String(storeFault('s3://test/', error))];
  }
}
const keysIn = (): readonly string[] =>
  [...store.objects.keys()].filter((key) => key !== recordKey).toSorted();

function everyPageHasItsFiles(): void {
  for (const [key, { type, content }] of store.objects) {
    if (!type.startsWith('text/html')) continue;
    for (const [file] of content.toString().matchAll(/(?:assets|data)\/[\w.-]+/g)) {
      expect(store.objects.has(file), `${key} needs ${file}`).toBe(true);
    }
  }
}

describe('a deploy', () => {
  it('sends every file of the site under the path of its address, but no host files', async () => {
    await publishFiles(dist, siteFiles('1'));
    expect(await deploy()).toMatchObject({ ok: true });
    expect(keysIn()).toEqual([
      '404.html',
      'about',
      'assets/main-1.js',
      'data/city.1.json',
      'index.html',
      'old-name',
      'pharmacies/a',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(store.objects.get('old-name')).toMatchObject({
      redirect: '/about',
      type: 'text/html; charset=utf-8',
    });
    expect(store.objects.get('old-name')?.content.toString()).toContain('content="0; url=/about"');
  });

  it('that follows another sends changed objects only, and asks about none', async () => {
    await publishFiles(dist, siteFiles('1'));
    await deploy();
    store.calls.splice(0);
    expect(await deploy()).toMatchObject({ ok: true, value: { send: [], remove: [] } });
    expect(store.calls).toEqual([]);
    await publishFiles(dist, { ...siteFiles('1'), 'about.html': 'new' });
    await deploy();
    expect(store.calls).toEqual([`put ${recordKey}`, 'put about', `put ${recordKey}`]);
  });

  it('sends objects again that another program changed', async () => {
    await publishFiles(dist, siteFiles('1'));
    await deploy();
    const page = store.objects.get('about');
    if (page === undefined) throw new Error('No page');
    await store.put({ ...page, sha256: '' }, Buffer.from(page.content.toString().toUpperCase()));
    await deploy();
    expect(store.objects.get('about')?.content).toEqual(page.content);
  });

  it('interrupted after any change is continued by the next, and sends no page before its files', async () => {
    await publishFiles(dist, siteFiles('1'));
    await deploy();
    const before = new Map(store.objects);
    await publishFiles(dist, siteFiles('2', ['index', 'contact', 'pharmacies/b', '404', 'about']));
    const whole = await deploy({ acceptLoss: true });
    expect(whole).toMatchObject({ ok: true });
    const after = keysIn();
    for (let changes = 0; changes < 14; changes += 1) {
      store = new MemoryStore();
      for (const [key, object] of before) store.objects.set(key, object);
      store.watch = everyPageHasItsFiles;
      store.left = changes;
      await deploy({ acceptLoss: true }).catch(() => undefined);
      store.left = Number.POSITIVE_INFINITY;
      const sentBefore = store.calls.filter((call) => call.startsWith('put')).length;
      expect(await deploy({ acceptLoss: true })).toMatchObject({ ok: true });
      expect(keysIn(), `after ${changes} changes`).toEqual(after);
      const sent = store.calls.filter((call) => call.startsWith('put') && !call.endsWith(recordKey));
      expect(new Set(sent).size, `after ${changes} changes and ${sentBefore} calls`).toBe(sent.length);
    }
  });

  it('keeps hashed files for 30 days after the first deploy without them, but no old pages', async () => {
    await publishFiles(dist, siteFiles('1', ['index', 'about', 'a', 'b', 'c', 'd', '404']));
    await deploy();
    await publishFiles(dist, siteFiles('2', ['index', 'about', 'a', 'b', 'c', '404']));
    await deploy({ today: '2026-11-10' });
    expect(keysIn()).toEqual(expect.arrayContaining(['assets/main-1.js', 'data/city.1.json']));
    expect(keysIn()).not.toContain('d');
    await deploy({ today: '2026-12-10' });
    expect(keysIn()).toContain('assets/main-1.js');
    const last = await deploy({ today: '2026-12-11' });
    expect(last).toMatchObject({ ok: true, value: { remove: ['assets/main-1.js', 'data/city.1.json'] } });
    expect(keysIn().filter((key) => /-1\.js|\.1\.json/.test(key))).toEqual([]);
  });

  it('never removes objects that no deploy sent', async () => {
    await publishFiles(dist, siteFiles('1'));
    await putMine('diary');
    await deploy();
    await publishFiles(dist, siteFiles('2'));
    await deploy();
    expect(keysIn()).toContain('diary');
  });

  it('only reports with dryRun', async () => {
    await publishFiles(dist, siteFiles('1'));
    const outcome = await deploy({ dryRun: true });
    expect(outcome.ok && outcome.value.send).toHaveLength(9);
    expect(store.calls).toEqual([]);
  });

  it('refuses to remove anything if the store does not list keys below other keys', async () => {
    await publishFiles(dist, siteFiles('1', ['index', 'about', 'a', 'b', 'c', 'd', '404']));
    await deploy();
    vi.spyOn(store, 'listEtags').mockImplementation(async () => {
      const { objects } = store;
      const isHidden = (key: string) => /^pharmacies\/miami-fl\//.test(key);
      return new Map(
        [...objects].flatMap(([key, { etag }]) => (isHidden(key) ? [] : [[key, etag] as const])),
      );
    });
    const pages = ['index', 'about', 'a', 'b', 'c', '404', 'pharmacies/miami-fl', 'pharmacies/miami-fl/a'];
    await publishFiles(dist, siteFiles('1', pages));
    expect(await complaintsOf(deploy())).toEqual([
      expect.stringMatching(/s3:\/\/test\/: .*does not list pharmacies\/miami-fl\/a; .*another host/),
    ]);
    expect(keysIn()).toEqual(expect.arrayContaining(['d', 'pharmacies/miami-fl', 'pharmacies/miami-fl/a']));
  });

  it.each([
    ['changed', () => writeFile(join(dist, 'about.html'), 'another')],
    ['went', () => rm(join(dist, 'about.html'))],
  ])('says of a file that %s meanwhile that it was the file, not the store', async (_, change) => {
    await publishFiles(dist, siteFiles('1'));
    const site = checkedValue(await readSite(dist));
    await change();
    expect(await complaintsOf(deploy({ site }))).toEqual([
      expect.stringMatching(/about\.html: the files of the site must not change .*goes on/),
    ]);
  });

  it('names the object that the store did not take', async () => {
    await publishFiles(dist, siteFiles('1'));
    store.left = 1;
    expect(await complaintsOf(deploy())).toEqual([
      expect.stringMatching(/s3:\/\/test\/assets\/main-1\.js: .*store is gone.*goes on where it stopped/),
    ]);
  });
});

describe('a deploy is refused', () => {
  it('of a site of samples, without --sample', async () => {
    await publishFiles(dist, siteFiles('1'), 'samples');
    expect(await complaintsOf(deploy())).toEqual([expect.stringMatching(/sample listings.*add --sample/)]);
    expect(store.calls).toEqual([]);
    expect(await deploy({ sample: true })).toMatchObject({ ok: true });
  });

  it('if it removes more than a fifth of the pages, or another kind of site', async () => {
    await publishFiles(dist, siteFiles('1', ['index', 'a', 'b', 'c', 'd', '404']));
    await deploy();
    await publishFiles(dist, siteFiles('2', ['index', 'a', '404']), 'register');
    const keys = keysIn();
    expect(await complaintsOf(deploy())).toEqual([
      expect.stringMatching(/shows imported, and one that shows register is another site.*--accept-loss/),
      expect.stringMatching(/more than a fifth.*"3 of 5 pages"/),
    ]);
    expect(keysIn()).toEqual(keys);
  });

  it('if the site needs the keys of objects that no deploy sent, without --replace', async () => {
    await publishFiles(dist, siteFiles('1'));
    await putMine('index.html');
    // Of the same size as the object to be sent.
    await putMine('robots.txt', 'User-agent: x');
    await putMine('diary');
    const before = new Map(store.objects);
    store.calls.splice(0);
    for (const dryRun of [true, false]) {
      expect(await complaintsOf(deploy({ dryRun }))).toEqual([
        expect.stringMatching(/^s3:\/\/test\/: no deploy sent .*: index.html, robots.txt — .*--replace/),
      ]);
    }
    expect(store.calls.filter((call) => !call.startsWith('describe'))).toEqual([]);
    expect(store.objects).toEqual(before);
    expect(await deploy({ replace: true })).toMatchObject({ ok: true });
    expect(store.objects.get('index.html')?.content.toString()).toContain('canonical');
    expect(store.objects.get('diary')).toEqual(before.get('diary'));
    expect(await deploy()).toMatchObject({ ok: true, value: { send: [] } });
  });

  it('if a later site needs such a key', async () => {
    await publishFiles(dist, siteFiles('1'));
    await deploy();
    await putMine('contact');
    await publishFiles(dist, siteFiles('1', ['index', 'about', 'pharmacies/a', '404', 'contact']));
    store.calls.splice(0);
    expect(await complaintsOf(deploy())).toEqual([expect.stringMatching(/no deploy sent .*: contact — /)]);
    expect(store.calls).toEqual(['describe contact']);
  });

  it('but not if only its record is lost; then it asks about each object once', async () => {
    await publishFiles(dist, siteFiles('1'));
    await deploy();
    store.objects.delete(recordKey);
    await publishFiles(dist, { ...siteFiles('1'), 'about.html': 'new' });
    store.calls.splice(0);
    expect(await deploy()).toMatchObject({ ok: true, value: { send: [{ key: 'about' }] } });
    const asked = store.calls.filter((call) => call.startsWith('describe'));
    expect(asked).toHaveLength(9);
    expect(new Set(asked).size).toBe(9);
  });
});
