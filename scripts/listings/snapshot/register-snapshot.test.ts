import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectListings } from '../../../src/domain/landing/landing-selection.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../../src/domain/places/city.ts';
import { pharmacyIndexability } from '../../../src/domain/site/indexability.ts';
import { landingVerdict } from '../../../src/domain/site/landing-indexability.ts';
import { pharmacyPath } from '../../../src/domain/site/paths.ts';
import { wholeCity } from '../../../tests/support/whole-city.ts';
import { loadLists, localitiesOf } from '../../lists/load-lists.ts';
import { type LoadedPlan, loadPlan } from '../../plan/load-plan.ts';
import { readListings, snapshotFile } from '../listing-store.ts';
import { isPersonalName } from '../names/person-name.ts';
import type { PositionedRecords } from '../store/change-store.ts';
import { makeSnapshot, registerInStore, registerStore } from './make-snapshot.ts';

/** The register's real rows, which the repository holds: what the rules of the import make of them. */
let cities: readonly City[];
let text: string;
let sources: PositionedRecords;
let folder: string;
let listings: readonly Pharmacy[];

beforeAll(async () => {
  const lists = await loadLists();
  if (!lists.ok) throw new Error('The lists have problems');
  cities = localitiesOf(lists.value);
  text = await readFile(snapshotFile, 'utf8');
  folder = await registerStore(await mkdtemp(join(tmpdir(), 'register-')), { cities });
  const store = await readListings(folder);
  if (store === undefined) throw new Error('There is no store');
  ({ listings } = store);
  sources = await registerInStore(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** The first few that a rule does not hold for, to be seen where it fails. */
const offending = (texts: Iterable<string>, rule: RegExp): readonly string[] =>
  [...new Set(texts)].filter((name) => rule.test(name)).slice(0, 10);
const names = (): readonly string[] => listings.map(({ name }) => name);

describe('the snapshot in the repository', () => {
  it('weighs at most 2 MB', async () => {
    // docs/decisions/0096-register-snapshot.md
    expect((await stat(snapshotFile)).size).toBeLessThanOrEqual(2_000_000);
  });

  it('is the same byte for byte if made from its own rows', () => {
    // If this fails, a rule changed what is shown. Import src/data/register.csv into a store, and run
    // npm run data -- snapshot
    const again = makeSnapshot(sources, cities).text.split('\n');
    const before = text.split('\n');
    expect(again.filter((line, index) => line !== before[index]).slice(0, 5)).toEqual([]);
    expect(again).toHaveLength(before.length);
  });

  it('has each register number once, and reads without a loss', () => {
    const rows = text.trimEnd().split('\n').length - 1;
    expect(new Set(sources.records.map(({ npi }) => npi)).size).toBe(rows);
  });

  it('has no person’s name in any column', () => {
    const stated = sources.records.flatMap(({ name, legalName, tradingNames = [] }) => [
      // A firm that is named for its owner is shown without its legal form.
      ...[legalName ?? name].flatMap((given) => given ?? []),
      ...tradingNames,
    ]);
    expect(stated.filter(isPersonalName)).toEqual([]);
  });

  it('has pharmacies of every listed city with a post office', () => {
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
  /** The listings of a phone that another one has already, at what else is asked of both. */
  const repeated = (place: (listing: Pharmacy) => string): readonly Pharmacy[] => {
    const seen = new Set<string>();
    return listings.filter((listing) => {
      const key = `${listing.phone} ${place(listing)}`;
      const known = listing.phone !== undefined && seen.has(key);
      seen.add(key);
      return known;
    });
  };

  it('leaves hardly two listings of one phone at an address, and few in a city: branches that share a switchboard', () => {
    const atAddress = repeated(({ address: { street, zip } }) => `${street} ${zip}`).length;
    const inCity = repeated(({ address: { city, state } }) => `${city} ${state}`).length;
    console.info(
      `${listings.length} listings, of a phone known already: ${inCity} in their city, ${atAddress} at their address`,
    );
    expect(atAddress / listings.length).toBeLessThanOrEqual(0.001);
    expect(inCity / listings.length).toBeLessThanOrEqual(0.012);
  });
});

describe('the site of the register’s real rows', () => {
  let loaded: LoadedPlan;
  beforeAll(async () => {
    const planned = await loadPlan(undefined, folder);
    if (!planned.ok) throw new Error('The plan has problems');
    loaded = planned.value;
  }, 60_000);

  it('has a page for each listing, in a city of the lists or in a town', () => {
    const paths = new Set(loaded.plan.groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
    expect(listings.filter((listing) => !paths.has(pharmacyPath(listing))).map(({ id }) => id)).toEqual([]);
  });

  it('asks for no page about a place that the centre of a ZIP code makes, and for no pharmacy of one row alone', () => {
    const largest = loaded.input.cities
      .toSorted((a, b) => b.pharmacies.length - a.pharmacies.length)
      .slice(0, 12);
    let indexed = 0;
    for (const { city } of largest) {
      const data = wholeCity(loaded.plan, city.slug);
      for (const entry of data.landing.filter((each) => landingVerdict(data, each).index)) {
        const { results } = selectListings(entry, data);
        expect(entry.landmark).toBeUndefined();
        const claimed = entry.neighborhood === undefined ? [] : results;
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
