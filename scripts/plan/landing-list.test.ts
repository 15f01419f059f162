import { describe, expect, it } from 'vitest';
import {
  aCity,
  aLandmark,
  aNeighborhood,
  birmingham,
  landingSlug,
} from '../../tests/support/domain-fixtures.ts';
import {
  brandedEntry,
  type LandingPatterns,
  landingEntriesOf,
  landingLimits,
  landingPriorities,
} from './landing-list.ts';

const patterns: LandingPatterns = {
  templates: [
    { keyword: 'pharmacies in {city}', slug: 'pharmacies-in-{city}', priority: 0.9 },
    {
      keyword: 'flu shots on Sunday in {city}',
      slug: 'flu-shots-on-sunday-{city}',
      service: 'flu-shots',
      modifier: 'open-sunday',
      priority: 0.75,
    },
  ],
  phrases: [
    { type: '24-hour', keyword: '24-hour pharmacy', slug: '24-hour-pharmacy', priority: 0.85 },
    { service: 'naloxone', keyword: 'pharmacy with naloxone', slug: 'naloxone-pharmacy', priority: 0.75 },
    { modifier: 'open-late', keyword: 'pharmacy open late', slug: 'pharmacy-open-late', priority: 0.65 },
  ],
};

const places = (count: number) => Array.from({ length: count }, (_, index) => `Place ${index + 1}`);
const neighborhoods = (count: number) =>
  places(count).map((name) => aNeighborhood(name, { shape: 'circle', center: birmingham, radiusMiles: 1 }));
const landmarks = (count: number) => places(count).map((name) => aLandmark(name, birmingham));

describe('the landing entries of a city', () => {
  it('are its templates, neighbourhoods, landmarks and filters, in this order', () => {
    const base = { city: 'birmingham-al', state: 'AL' };
    expect(landingEntriesOf(aCity(), neighborhoods(1), landmarks(1), patterns)).toEqual([
      {
        ...base,
        keyword: 'pharmacies in Birmingham, AL',
        slug: 'pharmacies-in-birmingham-al',
        priority: 0.9,
      },
      {
        ...base,
        keyword: 'flu shots on Sunday in Birmingham, AL',
        slug: 'flu-shots-on-sunday-birmingham-al',
        service: 'flu-shots',
        modifier: 'open-sunday',
        priority: 0.75,
      },
      {
        ...base,
        keyword: 'pharmacies in Place 1, Birmingham, AL',
        slug: 'pharmacy-place-1-birmingham-al',
        neighborhood: 'Place 1',
        priority: 0.7,
      },
      {
        ...base,
        keyword: 'pharmacies near Place 1, Birmingham, AL',
        slug: 'pharmacy-near-place-1-birmingham-al',
        landmark: 'Place 1',
        priority: 0.7,
      },
      {
        ...base,
        keyword: '24-hour pharmacy in Birmingham, AL',
        slug: '24-hour-pharmacy-birmingham-al',
        type: '24-hour',
        priority: 0.85,
      },
      {
        ...base,
        keyword: 'pharmacy with naloxone in Birmingham, AL',
        slug: 'naloxone-pharmacy-birmingham-al',
        service: 'naloxone',
        priority: 0.75,
      },
      {
        ...base,
        keyword: 'pharmacy open late in Birmingham, AL',
        slug: 'pharmacy-open-late-birmingham-al',
        modifier: 'open-late',
        priority: 0.65,
      },
    ]);
  });

  it('use the first five neighbourhoods and the first three landmarks', () => {
    const entries = landingEntriesOf(aCity(), neighborhoods(7), landmarks(7), patterns);
    const named = (field: 'neighborhood' | 'landmark') =>
      entries.map((entry) => entry[field]).filter((name) => name !== undefined);
    expect(named('neighborhood')).toEqual(places(5));
    expect(named('landmark')).toEqual(places(3));
    expect(landingLimits).toEqual({ neighborhoods: 5, landmarks: 3 });
  });

  it('leave “near me” out', () => {
    const entries = landingEntriesOf(aCity(), [], [], patterns);
    expect(entries.filter(({ modifier }) => modifier === 'near-me')).toEqual([]);
  });

  it('are refused when a pattern makes no slug', () => {
    const broken = { keyword: 'x in {city}', slug: 'X {city}', priority: 0.6 };
    expect(() => landingEntriesOf(aCity(), [], [], { ...patterns, templates: [broken] })).toThrow(
      'Not a landing slug: "X birmingham-al"',
    );
  });
});

describe('the landing entry of a branded town', () => {
  it('is named for the brand and selects by none of the optional fields', () => {
    const city = aCity({ name: 'Marks', state: 'MS' });
    expect(brandedEntry({ city, slug: landingSlug('city-drugs-marks-ms') })).toEqual({
      keyword: 'City Drugs in Marks, MS',
      slug: 'city-drugs-marks-ms',
      city: 'marks-ms',
      state: 'MS',
      priority: 0.9,
    });
  });
});

describe('the priorities', () => {
  it('lie from 0.6 to 0.9', () => {
    for (const priority of Object.values(landingPriorities)) {
      expect(priority).toBeGreaterThanOrEqual(0.6);
      expect(priority).toBeLessThanOrEqual(0.9);
    }
  });
});
