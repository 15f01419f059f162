import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { pointAt } from '../../src/domain/places/geo.ts';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  type TestSite,
  testBundle,
  testEnv,
} from '../../tests/support/build-fixture.ts';
import { aPharmacy, birmingham } from '../../tests/support/domain-fixtures.ts';
import { storeOf } from '../../tests/support/store-fixture.ts';
import { readArtefact } from '../check-dist/artefact.ts';
import { formatResults, runChecks } from '../check-dist/run-checks.ts';
import type { Bundle } from './bundle/bundle.ts';

vi.setConfig({ testTimeout: 60_000 });

let bundle: Bundle;
beforeAll(async () => {
  bundle = await testBundle();
}, 120_000);
afterAll(removeSites);

const centers = { Birmingham: birmingham, Hoover: { lat: 33.40539, lng: -86.81138 } } as const;

/** `count` pharmacies of a city, each a little farther out, with facts by their number. */
const listingsOf = (
  city: keyof typeof centers,
  count: number,
  facts: (index: number) => Partial<Pharmacy>,
): readonly Pharmacy[] =>
  Array.from({ length: count }, (_, index) =>
    aPharmacy({
      key: `${city}-${index}`,
      name: `${city} Pharmacy ${index}`,
      address: {
        street: `${index + 1} Oak St`,
        city,
        state: 'AL',
        zip: city === 'Hoover' ? '35226' : '35203',
      },
      location: { ...pointAt(centers[city], index * 40, 0.2 + index / 200), precision: 'rooftop' },
      phone: `+1205555${String(1000 + index)}`,
      sources: [{ id: 'csv', date: '2026-08-01', fields: ['name', 'address', 'phone'] }],
      ...facts(index),
    }),
  );

/** The first `count` are clinics that have naloxone, so that both pages list the same. */
const alike =
  (count: number) =>
  (index: number): Partial<Pharmacy> =>
    index < count ? { types: ['clinic'], services: ['naloxone'] } : {};

const reportSchema = z.object({
  pages: z.array(z.object({ path: z.string(), index: z.boolean(), reasons: z.array(z.string()) })),
});

/**
 * Builds the site with these listings. Returns why each of the city's two pages is indexed or not, by the
 * build report.
 */
async function verdicts(site: TestSite, listings: readonly Pharmacy[]) {
  await reportOf(buildSite(site, bundle, { listings: await storeOf(site, listings) }));
  const text = await readFile(join(site.work, 'build-report.json'), 'utf8');
  const { pages } = reportSchema.parse(JSON.parse(text));
  const reasons = (path: string) => pages.find((page) => page.path === path)?.reasons;
  const of = (city: string) => [reasons(`/clinic-pharmacy-${city}`), reasons(`/naloxone-pharmacy-${city}`)];
  return { birmingham: of('birmingham-al'), hoover: of('hoover-al') };
}

describe('two cities, each with two landing pages that list the same', () => {
  it('are reported with the reasons, until one listing makes two pages differ', async () => {
    const site = await newSite();
    const built = (birmingham: (index: number) => Partial<Pharmacy>) =>
      verdicts(site, [...listingsOf('Birmingham', 10, birmingham), ...listingsOf('Hoover', 10, alike(10))]);
    const hoover = [['same-as-city'], ['same-as-city']];
    // Nine of ten: less than the city's list, but the same on both pages.
    expect(await built(alike(9))).toEqual({ birmingham: [['earned'], ['same-as-sibling']], hoover });

    const apart = (index: number): Partial<Pharmacy> =>
      index === 3 ? { types: ['clinic'] } : alike(9)(index);
    expect(await built(apart)).toEqual({ birmingham: [['earned'], ['earned']], hoover });
  });
});

describe('a city of 500 real listings', () => {
  it('passes every check of the built site: no orphan, indexed pages at most three clicks away', async () => {
    const site = await newSite();
    const listings = await storeOf(site, listingsOf('Birmingham', 500, alike(60)));
    await reportOf(buildSite(site, bundle, { listings }));
    const artefact = await readArtefact(site.out, testEnv.siteOrigin, Date.now());
    const inCity = artefact.pages.filter(({ path }) => path.startsWith('/pharmacies/birmingham-al/'));
    const further = inCity.filter(({ path }) => /\/page-\d+$/.test(path));
    expect([inCity.length - further.length, further.length]).toEqual([500, 1]);
    const failed = (await runChecks(artefact)).results.filter(({ findings }) => findings.length > 0);
    expect(formatResults(failed)).toEqual([]);
  });
});
