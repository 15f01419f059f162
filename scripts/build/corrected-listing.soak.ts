import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import {
  buildSite,
  datasetIn,
  differingFiles,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  type TestSite,
  testBundle,
} from '../../tests/support/build-fixture.ts';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { storeOf } from '../../tests/support/store-fixture.ts';
import { correctionsFile } from '../lists/corrections-table.ts';

// Whole builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });
afterAll(removeSites);

/** A listing of a city, roughly so many miles north of Birmingham’s center. */
const listing = (number: number, city: string, miles: number): Pharmacy => {
  const known = pharmacyFixture(number);
  return {
    ...known,
    address: { ...known.address, city },
    location: { lat: 33.52 + miles / 69, lng: -86.8, precision: 'rooftop' },
  };
};

const corrected = listing(1, 'Birmingham', 0);
const listings = [
  corrected,
  listing(2, 'Birmingham', 1),
  listing(3, 'Hoover', -8),
  // A town near Birmingham that shows none of its listings: nine others are nearer to its pharmacy.
  ...Array.from({ length: 10 }, (_, index) => listing(4 + index, 'Cullman', 50 + index / 10)),
];

const write = (site: TestSite, rows: readonly string[]): Promise<void> =>
  writeFile(join(site.lists, correctionsFile), ['id,field,value,who,date,until', ...rows, ''].join('\n'));
const phone = (digits: string, date = '2026-10-01'): string =>
  `${corrected.id},phone,+1205325${digits},us,${date},`;

it('a build after a correction equals a clean build, and keeps pages without the listing', async () => {
  const bundle = await testBundle();
  const site = await newSite();
  const store = await storeOf(site, listings);
  const build = (of: TestSite) => reportOf(buildSite(of, bundle, { listings: store, acceptLoss: true }));
  const clean = async (rows: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const other = await newSite();
    await write(other, rows);
    await build(other);
    return fileTree(other.out);
  };

  await write(site, [phone('5101')]);
  const { rendered: all } = await build(site);
  const edits: readonly { readonly rows: readonly string[]; readonly spares: boolean }[] = [
    { rows: [phone('5102')], spares: true },
    // The newest confirmation of all dates the pages of no single city, which are kept.
    { rows: [phone('5102', '2026-10-15')], spares: true },
    // Every page says whether some pharmacy delivers.
    { rows: [phone('5102'), `${corrected.id},services,delivery,us,2026-10-01,`], spares: false },
    { rows: [phone('5103'), `${corrected.id},name,Elm Pharmacy,us,2026-10-01,`], spares: false },
    { rows: [phone('5104'), `${listings[2]?.id},phone,+12053255105,us,2026-10-01,`], spares: true },
  ];
  for (const { rows, spares } of edits) {
    const before = await fileTree(site.out);
    await write(site, rows);
    const { rendered } = await build(site);
    const after = await fileTree(site.out);
    expect(differingFiles(after, await clean(rows))).toEqual([]);
    if (!spares) continue;
    expect(differingFiles(before, after).filter((file) => file.includes('cullman'))).toEqual([]);
    expect(rendered).toBeGreaterThan(0);
    expect(rendered).toBeLessThan(all);
  }
});

it('a build after a correction restores changed files, whatever listings they show', async () => {
  const bundle = await testBundle();
  const [site, other] = [await newSite(), await newSite()];
  const store = await storeOf(site, listings);
  const build = (of: TestSite) => reportOf(buildSite(of, bundle, { listings: store, acceptLoss: true }));
  await write(site, [phone('5101')]);
  await build(site);
  const before = await fileTree(site.out);
  const tiles = [...before.keys()].filter((file) => file.startsWith('data/tiles/'));
  expect(tiles.length).toBeGreaterThan(1);
  // One is gone, and another is damaged.
  const [gone = '', spoilt = ''] = tiles;
  await rm(join(site.out, gone));
  await writeFile(join(site.out, spoilt), 'mine');
  await rm(join(site.out, datasetIn(before, 'data/places/cullman-al')));
  for (const of of [site, other]) await write(of, [phone('5102')]);
  await build(site);
  await build(other);
  expect(differingFiles(await fileTree(site.out), await fileTree(other.out))).toEqual([]);
});
