import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clocks, type OpenRange, weekdays } from '../../src/domain/hours/hours.ts';
import { hasBrand } from '../../src/domain/pharmacy/brand.ts';
import { passes } from '../../src/domain/pharmacy/filters.ts';
import { sampleSource } from '../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { usStates } from '../../src/domain/places/us-state.ts';
import { isSlug } from '../../src/domain/text/slug.ts';
import { aCity } from '../../tests/support/domain-fixtures.ts';
import { mostSamples, sampleListings } from './sample-listings.ts';

const anyCity = fc
  .record({
    name: fc.constantFrom('Birmingham', 'St. Petersburg', 'Winston-Salem', 'Coeur d’Alene'),
    state: fc.constantFrom(...usStates.map(({ code }) => code)),
    population: fc.integer({ min: 0, max: 9_000_000 }),
  })
  .map(aCity);

const isWellFormed = (ranges: readonly OpenRange[]): boolean =>
  ranges.every(
    ({ opens, closes }, index) =>
      opens >= (ranges[index - 1]?.closes ?? 0) && opens < 1440 && closes > opens && closes <= opens + 1440,
  );

/** Number of runs of a property, few since each has about thirty listings. */
const runs = { numRuns: 25 };

describe('the sample listings of a city', () => {
  it('are the same always', () => {
    fc.assert(
      fc.property(anyCity, fc.boolean(), (city, branded) => {
        expect(sampleListings({ ...city }, branded)).toEqual(sampleListings(city, branded));
      }),
      runs,
    );
  });

  it('are clearly fictional: a number reserved for fiction, and the sample source, which shows as a tag', () => {
    fc.assert(
      fc.property(anyCity, fc.boolean(), (city, branded) => {
        for (const { phone, sources, website, id } of sampleListings(city, branded)) {
          expect(phone).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
          expect(sources.map((source) => source.id)).toEqual([sampleSource]);
          expect(id).toContain(`${sampleSource}:${city.slug}/`);
          expect(website ?? 'https://example.com/').toBe('https://example.com/');
        }
      }),
      runs,
    );
  });

  it('have a slug and an id of their own in the city', () => {
    fc.assert(
      fc.property(anyCity, fc.boolean(), (city, branded) => {
        const listings = sampleListings(city, branded);
        expect(listings.every(({ slug }) => isSlug(slug))).toBe(true);
        expect(new Set(listings.map(({ slug }) => slug)).size).toBe(listings.length);
        expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
      }),
      runs,
    );
  });

  it('have the slug of their name, which each has alone in the city', () => {
    for (const { name, slug } of sampleListings(aCity(), true)) {
      expect(slug.replaceAll('-', '')).toBe(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
    }
  });

  it('stand in the city: its name, its ZIP codes, its time zone, within ten miles of its centre', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        for (const { address, timeZone, location } of sampleListings(city, false)) {
          expect([address.city, address.state, timeZone]).toEqual([city.name, city.state, city.timeZone]);
          expect(city.zips).toContain(address.zip);
          expect(distanceMiles(city.location, location)).toBeLessThan(10);
        }
      }),
      runs,
    );
  });

  it('are six in a small place, forty in the largest cities, and one more with a branded store', () => {
    const count = (population: number) => sampleListings(aCity({ population }), false).length;
    expect([0, 1_581, 8_175_133].map(count)).toEqual([6, 6, 40]);
    expect(count(212_461)).toBeGreaterThan(20);
    expect(sampleListings(aCity(), true)).toHaveLength(count(212_461) + 1);
  });

  it('are at most twenty and the store in a place that no list of cities names', () => {
    const large = aCity({ population: 8_175_133 });
    expect(sampleListings(large, true, mostSamples.town)).toHaveLength(21);
  });

  it('are not moved by a small correction of the population', () => {
    expect(sampleListings(aCity({ population: 212_461 }), false)).toEqual(
      sampleListings(aCity({ population: 213_000 }), false),
    );
  });

  it('have the brand’s store first where the town has one, and nowhere else', () => {
    const [store, ...others] = sampleListings(aCity(), true);
    expect(store?.name).toBe('City Drugs');
    expect(store && hasBrand(store, 'City Drugs')).toBe(true);
    expect(others.some((pharmacy) => hasBrand(pharmacy, 'City Drugs'))).toBe(false);
    expect(sampleListings(aCity(), false).some((pharmacy) => hasBrand(pharmacy, 'City Drugs'))).toBe(false);
  });

  it('have hours as a weekly table asks for: ascending, disjoint, at most a day long', () => {
    const listings = usStates.flatMap(({ code }) => sampleListings(aCity({ state: code }), false));
    const schedules = listings.flatMap(({ hours = {} }) => clocks.flatMap((clock) => hours[clock] ?? []));
    const days = schedules.flatMap(({ weekly, holidays = {} }) => [
      ...weekdays.map((day) => weekly[day]),
      ...Object.values(holidays),
    ]);
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((ranges) => !isWellFormed(ranges))).toEqual([]);
  });

  it('include every kind of listing: unknown hours, all night, unknown brand, every precision', () => {
    const listings = usStates.flatMap(({ code }) => sampleListings(aCity({ state: code }), false));
    expect(listings.some(({ hours }) => hours === undefined)).toBe(true);
    const known = listings.flatMap(({ hours }) => hours ?? []);
    expect(known.some(({ pharmacy, store }) => pharmacy && store)).toBe(true);
    expect(known.some(({ pharmacy, store }) => !pharmacy && store)).toBe(true);
    expect(known.some(({ driveThrough }) => driveThrough)).toBe(true);
    const windows = listings.filter(({ hours }) => hours?.driveThrough !== undefined);
    expect(windows.every((pharmacy) => passes(pharmacy, 'drive-through'))).toBe(true);
    expect(listings.some((pharmacy) => passes(pharmacy, 'open-on-holidays'))).toBe(true);
    expect(listings.some((pharmacy) => passes(pharmacy, '24-hour'))).toBe(true);
    expect(listings.some((pharmacy) => passes(pharmacy, 'emergency'))).toBe(true);
    expect(listings.some(({ brand }) => brand === null)).toBe(true);
    expect(listings.some(({ brand }) => brand === undefined)).toBe(true);
    expect(new Set(listings.map(({ location }) => location.precision)).size).toBe(3);
  });
});
