import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../../src/config/site.ts';
import { selectListings } from '../../../src/domain/landing/landing-selection.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../../src/domain/places/city.ts';
import { landingIndexability } from '../../../src/domain/site/landing-indexability.ts';
import { pharmacyIndexability } from '../../../src/domain/site/pharmacy-indexability.ts';
import type { ImportReport } from '../../listings/import-report.ts';
import { readListings } from '../../listings/listing-store.ts';
import { loadLists, localitiesOf } from '../../lists/load-lists.ts';
import { loadPlan } from '../../plan/load-plan.ts';
import { isPersonalName } from '../names/person-name.ts';
import { makeSnapshot, mostSnapshotBytes, usualSnapshotMiles } from './make-snapshot.ts';
import { registerStore, snapshotFile } from './register-store.ts';
import { type SnapshotSources, storedSources } from './snapshot-sources.ts';

/** The register's real rows, which the repository holds: what the rules of the import make of them. */
let cities: readonly City[];
let text: string;
let sources: SnapshotSources;
let folder: string;
let report: ImportReport;
let listings: readonly Pharmacy[];

beforeAll(async () => {
  const lists = await loadLists();
  if (!lists.ok) throw new Error('The lists have problems');
  cities = localitiesOf(lists.value);
  text = await readFile(snapshotFile, 'utf8');
  folder = await registerStore(await mkdtemp(join(tmpdir(), 'register-')), { cities });
  const store = await readListings(folder);
  if (store === undefined) throw new Error('There is no store');
  ({ listings, report } = store);
  sources = await storedSources(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** The first few that a rule does not hold for, to be seen where it fails. */
const offending = (texts: Iterable<string>, rule: RegExp): readonly string[] =>
  [...new Set(texts)].filter((name) => rule.test(name)).slice(0, 10);
const names = (): readonly string[] => listings.map(({ name }) => name);

describe('the snapshot in the repository', () => {
  it('weighs at most 2 MB', async () => {
    expect((await stat(snapshotFile)).size).toBeLessThanOrEqual(mostSnapshotBytes);
  });

  it('is, taken again from what it says, the same byte for byte', () => {
    // Else a rule has changed what is shown: npm run data -- snapshot src/data/register.csv
    const again = makeSnapshot(sources, { cities, miles: usualSnapshotMiles }).text.split('\n');
    const before = text.split('\n');
    expect(again.filter((line, index) => line !== before[index]).slice(0, 5)).toEqual([]);
    expect(again).toHaveLength(before.length);
  });

  it('has each register number once, and reads without a loss', () => {
    const rows = text.trimEnd().split('\n').length - 1;
    expect(new Set(sources.records.map(({ npi }) => npi)).size).toBe(rows);
    expect(report.dropped).toEqual({});
  });

  it('has no person’s name in any column', () => {
    const stated = sources.records.flatMap(({ name, legalName, tradingNames = [] }) => [
      ...[name, legalName].flatMap((given) => given ?? []),
      ...tradingNames,
    ]);
    expect(stated.filter(isPersonalName)).toEqual([]);
  });

  it('has pharmacies of every listed city that the mail knows by its name', () => {
    const towns = new Set(listings.map(({ address }) => `${address.city}, ${address.state}`));
    const without = cities.filter(({ name, state }) => !towns.has(`${name}, ${state}`));
    expect(without.length / cities.length, without.map(({ slug }) => slug).join(' ')).toBeLessThan(1 / 6);
  });
});

describe('names of the register’s pharmacies', () => {
  it('have no legal tail', () => {
    const tail =
      /[\s,](?:inc|incorporated|llc|l\.l\.c|llp|pllc|corp|corporation|co|ltd|limited|lp|pc|pa)\.?$/i;
    expect(offending(names(), tail)).toEqual([]);
  });

  it('have no head cut off', () => {
    expect(offending(names(), /^(?:and|of|the|dba|d\/b\/a|&)$|^(?:and|of|&|dba)\b|^[\s&,.-]/i)).toEqual([]);
  });

  it('are in readable case', () => {
    expect(offending(names(), /\b[A-Z]{6,}\b|^[a-z]|\d(?:St|Nd|Rd|Th)\b/)).toEqual([]);
    const streets = listings.map(({ address }) => address.street);
    expect(offending(streets, /\b[A-Z]{5,}\b|\d(?:Nd|Rd|Th)\b/)).toEqual([]);
  });
});

describe('merging the register’s real rows', () => {
  it('leaves hardly two listings of a city with one phone', () => {
    const seen = new Set<string>();
    const twice = listings.filter(({ phone, address: { city, state } }) => {
      const key = `${phone} ${city} ${state}`;
      const known = phone !== undefined && seen.has(key);
      seen.add(key);
      return known;
    });
    console.info(`${listings.length} listings, ${twice.length} of a phone that their city has already`);
    expect(twice.length / listings.length).toBeLessThanOrEqual(mostDuplicates);
  });
});

/** Share of the listings. */
const mostDuplicates = 0.02;

describe('the index policy on the register’s real rows', () => {
  it('asks for no page about a place that the centre of a ZIP code makes, and for no pharmacy of one row alone', async () => {
    const loaded = await loadPlan(undefined, folder);
    if (!loaded.ok) throw new Error('The plan has problems');
    const largest = loaded.value.input.cities
      .toSorted((a, b) => b.pharmacies.length - a.pharmacies.length)
      .slice(0, 12);
    let indexed = 0;
    for (const { city } of largest) {
      const data = loaded.value.plan.groups.find(({ id }) => id === `city/${city.slug}`)?.data?.make();
      if (data?.kind !== 'city') throw new Error(`No dataset of ${city.slug}`);
      const verdicts = landingIndexability(data, site.indexThresholds);
      for (const entry of data.landing.filter(({ slug }) => verdicts.get(slug)?.index)) {
        const { results, listed } = selectListings(entry, data);
        const placed = entry.landmark === undefined ? results : listed.slice(0, 5);
        const claimed = entry.neighborhood === undefined && entry.landmark === undefined ? [] : placed;
        expect(claimed.filter(({ uncertaintyMiles }) => uncertaintyMiles > 0)).toEqual([]);
        indexed += 1;
      }
      for (const pharmacy of data.pharmacies) {
        const exact = pharmacy.location.precision !== 'zip';
        expect(pharmacyIndexability(pharmacy).index, pharmacy.name).toBe(exact);
      }
    }
    expect(indexed).toBeGreaterThan(20);
  }, 60_000);
});
