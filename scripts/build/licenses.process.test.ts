import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMapDownload } from '../../src/domain/site/outside-links.ts';
import { isComplete } from '../../src/service-worker/sound-answer.ts';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  testBundle,
  testEnv,
} from '../../tests/support/build-fixture.ts';
import { registerRow, registerText } from '../../tests/support/import-fixture.ts';
import { type Artefact, readArtefact } from '../check-dist/artefact.ts';
import { formatResults, runChecks } from '../check-dist/run-checks.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import { readFiles } from '../listings/import/import-files.ts';
import { importListings, removeSource, scopeOf } from '../listings/import/import-listings.ts';
import { loadLists, localitiesOf } from '../lists/load-lists.ts';
import type { Bundle } from './bundle/bundle.ts';

vi.setConfig({ testTimeout: 120_000 });

const inBirmingham = {
  'Provider Business Practice Location Address City Name': 'BIRMINGHAM',
  'Provider Business Practice Location Address State Name': 'AL',
  'Provider Business Practice Location Address Postal Code': '352051234',
};
const rows = Array.from({ length: 8 }, (_, serial) =>
  registerRow(serial, {
    ...inBirmingham,
    'Provider First Line Business Practice Location Address': `${100 + serial * 100} 20TH ST S`,
    'Provider Business Practice Location Address Telephone Number': `205555${1000 + serial * 7}`,
    'Provider Organization Name (Legal Business Name)': `${['IRON', 'VULCAN', 'MAGIC', 'STEEL', 'CEDAR', 'PINE', 'OAK', 'ELM'][serial]} DRUGS LLC`,
  }),
);
const map = {
  version: 0.6,
  osm3s: { timestamp_osm_base: '2026-10-20T08:00:00Z' },
  elements: [0, 1, 2].map((serial) => ({
    type: 'node',
    id: 500 + serial,
    lat: 33.5 + serial * 0.002,
    lon: -86.795,
    timestamp: '2026-09-01T10:00:00Z',
    tags: {
      amenity: 'pharmacy',
      name: `${['Iron', 'Vulcan', 'Magic'][serial]} Drugs`,
      'addr:housenumber': String(100 + serial * 100),
      'addr:street': '20th St S',
      'addr:city': 'Birmingham',
      'addr:state': 'AL',
      'addr:postcode': '35205',
      opening_hours: 'Mo-Fr 09:00-18:00; Sa 09:00-13:00',
    },
  })),
};

let bundle: Bundle;
/**
 * A site of the register's listings, three of them with facts of the map, and the same site without the map.
 */
let withMap: Artefact;
let without: Artefact;
beforeAll(async () => {
  bundle = await testBundle();
  const site = await newSite();
  const folder = join(site.root, 'listings');
  await writeFile(join(site.root, 'register.csv'), registerText(rows));
  await writeFile(join(site.root, 'map.json'), JSON.stringify(map));
  const scope = scopeOf(localitiesOf(checkedValue(await loadLists(site.lists))));
  const files = ['register.csv', 'map.json'].map((name) => join(site.root, name));
  await importListings(await readFiles(files, scope), { folder, today: '2026-10-25' });
  await reportOf(buildSite(site, bundle, { listings: folder }));
  withMap = await readArtefact(site.out, testEnv.siteOrigin, Date.parse('2026-11-01'));
  const problems = (await runChecks(withMap)).results.filter(({ findings }) => findings.length > 0);
  expect(formatResults(problems)).toEqual([]);
  const other = await newSite();
  await removeSource('osm', { folder, today: '2026-10-25', acceptLoss: true });
  await reportOf(buildSite(other, bundle, { listings: folder }));
  without = await readArtefact(other.out, testEnv.siteOrigin, Date.parse('2026-11-01'));
}, 240_000);
afterAll(removeSites);

const textOf = async (site: Artefact, file: string): Promise<string> =>
  (await site.read(file))
    .toString('utf8')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

it('the service worker takes every script and dataset of a site for whole', async () => {
  const files = [...without.files].filter((file) => /^(?:assets\/.*\.js|data\/.*\.json)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { buffer } = Uint8Array.from(await without.read(file));
    expect([file, await isComplete(`/${file}`, buffer)]).toEqual([file, true]);
  }
});

it('every site has the licenses of the packages that browsers load', async () => {
  const texts = (await without.read('third-party-licenses.txt')).toString();
  for (const name of ['react', 'react-router', '@tanstack/react-query', 'maplibre-gl', 'workbox-routing'])
    expect(texts).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  expect(texts).toContain('Permission is hereby granted, free of charge');
});

describe('a site that shows facts of OpenStreetMap', () => {
  it('names the contributors on every page', async () => {
    for (const { file } of withMap.pages) {
      const html = (await withMap.read(file)).toString('utf8');
      expect(html, file).toContain('https://www.openstreetmap.org/copyright');
      expect(html, file).toContain('© OpenStreetMap contributors');
    }
  });

  it('has a page of all its sources with license, date and use', async () => {
    const text = await textOf(withMap, 'licenses.html');
    expect(text).toMatch(
      /OpenStreetMap contributors\. License: Open Database License 1\.0 ?\. Used for 3 pharmacies\./,
    );
    expect(text).toMatch(/Medicaid Services under the Freedom of Information Act\. License: public domain/);
    expect(text).toContain('Taken over on Oct 25, 2026.');
    expect(text).not.toContain('AllThePlaces');
  });

  it('offers the records of the map for download, under their license', async () => {
    const file = openMapDownload.slice(1);
    expect((await withMap.read('licenses.html')).toString()).toContain(`href="${openMapDownload}"`);
    const download = JSON.parse((await withMap.read(file)).toString('utf8'));
    expect(download).toMatchObject({
      license: 'Open Database License (ODbL) 1.0',
      attribution: '© OpenStreetMap contributors',
    });
    expect(download.features.map(({ id }: { readonly id: string }) => id)).toEqual([
      'node/500',
      'node/501',
      'node/502',
    ]);
  });
});

describe('a site without facts of OpenStreetMap', () => {
  it('names it nowhere and offers nothing of it', async () => {
    expect(without.files.has(openMapDownload.slice(1))).toBe(false);
    expect((await without.read('licenses.html')).toString()).not.toContain('OpenStreetMap contributors');
    expect((await without.read('index.html')).toString()).not.toContain('OpenStreetMap contributors');
  });
});
