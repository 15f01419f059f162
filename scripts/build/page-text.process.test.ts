import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { datasetPaths } from '../../src/domain/site/paths.ts';
import { isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  testBundle,
  testEnv,
} from '../../tests/support/build-fixture.ts';
import { wholeCity } from '../../tests/support/whole-city.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { datasetFileOf } from '../plan/page-group.ts';
import renderJob from './render/render-worker.ts';

vi.setConfig({ testTimeout: 180_000 });
afterAll(removeSites);
afterAll(() => vi.unstubAllEnvs());

/** Text with special characters of replacement patterns, HTML and attributes. */
const awkward = `Tom & Jerry’s "$&" $1 $$ <blink>'$\`</blink> </script></title>`;
/** The lists refuse markup. */
const awkwardInLists = awkward.replaceAll(/[<>]/g, '');
const inCsv = `"${awkwardInLists.replaceAll('"', '""')}"`;

const textOf = (html: string, tag: string): string =>
  DomUtils.getElementsByTagName(tag, parseDocument(html)).map((found) => DomUtils.textContent(found))[0] ??
  '';

function expectUnharmed(html: string): void {
  expect(html).not.toContain('<blink>');
  expect(html).not.toContain('"$&"');
  // Besides structured data, the only script is the app's module.
  expect(html.match(/<script(?! type="(?:module|application\/ld\+json)")/g)).toBeNull();
  expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script/g)?.length);
  expect(html.match(/<\/title>/g)?.length).toBe(html.match(/<title/g)?.length);
}

describe('an awkward name', () => {
  it('of a place in the lists is on its page letter for letter', async () => {
    const site = await newSite({
      'places.csv': siteLists['places.csv'].replace('UAB Hospital', () => inCsv),
    });
    await reportOf(buildSite(site, await testBundle()));
    const file = `pharmacy-near-${slugify(awkwardInLists)}-birmingham-al.html`;
    const html = await readFile(join(site.out, file), 'utf8');
    expect(textOf(html, 'h1')).toContain(awkwardInLists);
    expect(textOf(html, 'title')).toContain(awkwardInLists);
    expectUnharmed(html);
  });

  it('of a pharmacy is on its own page and its city’s letter for letter', async () => {
    const site = await newSite();
    const bundle = await testBundle();
    const loaded = await loadPlan(site.lists);
    if (!loaded.ok) throw new Error('the lists of the fixture are bad');
    const slug = 'hoover-al';
    const group = loaded.value.plan.groups.find(({ id }) => id === `city/${slug}`);
    const place = group?.data?.make();
    if (group === undefined || place?.kind !== 'place' || !isCitySlug(slug)) throw new Error('no such city');
    const named = wholeCity(loaded.value.plan, slug).pharmacies;
    const pharmacies = named.map((pharmacy) => ({ ...pharmacy, name: awkward }));
    const data = [
      datasetFileOf(datasetPaths.place(slug), place),
      datasetFileOf(datasetPaths.tile('0'), { kind: 'tile', sample: false, cell: '0', pharmacies }),
    ];
    const names = data.map(({ file }) => file);
    const stagingPath = join(site.root, 'staging');
    await mkdir(stagingPath);
    vi.stubEnv('NODE_ENV', 'production');
    const { client, renderer } = bundle;
    const facts = { sample: false, origin: testEnv.siteOrigin };
    const { failures, pages } = await renderJob({
      setup: { client, renderer, stagingPath, facts },
      job: {
        pages: group.pages.map((page) => ({ page, files: names })),
        published: new Map(),
        data: new Map(data.map(({ file, bytes }) => [file, bytes])),
      },
    });
    expect(failures).toEqual([]);
    const files = pages.map(({ file }) => file);
    expect(files).toHaveLength(group.pages.length);
    for (const file of files) expectUnharmed(await readFile(join(stagingPath, file), 'utf8'));
    const own = files.filter((file) => file.startsWith('pharmacies/hoover-al/'));
    expect(own).toHaveLength(pharmacies.length);
    for (const file of own) {
      const html = await readFile(join(stagingPath, file), 'utf8');
      expect(textOf(html, 'h1')).toBe(awkward);
      expect(textOf(html, 'title')).toContain(awkward);
    }
    const city = await readFile(join(stagingPath, 'pharmacies/hoover-al.html'), 'utf8');
    expect(DomUtils.textContent(parseDocument(city))).toContain(awkward);
  });
});
