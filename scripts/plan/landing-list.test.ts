import { describe, expect, it } from 'vitest';
import { filtersOf, type LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { criteriaOf } from '../../src/domain/landing/landing-selection.ts';
import { presetTypes } from '../../src/domain/list/directory-preset.ts';
import { filterKinds, filters } from '../../src/domain/pharmacy/filters.ts';
import { cityLabel } from '../../src/domain/places/city.ts';
import { landingPath, typeLandingPath } from '../../src/domain/site/paths.ts';
import { keywordOf } from '../../src/messages/keyword-text.ts';
import {
  aCity,
  aCityDataset,
  aLandmark,
  aNeighborhood,
  aPharmacy,
  birmingham,
  landingSlug,
} from '../../tests/support/domain-fixtures.ts';
import { landingExampleListings as listings } from '../../tests/support/landing-example-listings.ts';
import { landingExamples } from '../../tests/support/landing-examples.ts';
import { satisfies } from '../../tests/support/satisfies.ts';
import {
  brandedEntry,
  type LandingPatterns,
  landingEntriesOf,
  landingLimits,
  landingPatterns,
  landingPriorities,
} from './landing-list.ts';

const patterns: LandingPatterns = {
  templates: [
    { slug: 'pharmacies-in', priority: 0.9 },
    {
      slug: 'flu-shots-on-sunday',
      service: 'flu-shots',
      modifier: 'open-sunday',
      priority: 0.75,
    },
  ],
  phrases: [
    { type: '24-hour', slug: '24-hour-pharmacy', priority: 0.85 },
    { service: 'naloxone', slug: 'naloxone-pharmacy', priority: 0.75 },
    { modifier: 'open-late', slug: 'pharmacy-open-late', priority: 0.65 },
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
        slug: 'pharmacies-in-birmingham-al',
        priority: 0.9,
      },
      {
        ...base,
        slug: 'flu-shots-on-sunday-birmingham-al',
        service: 'flu-shots',
        modifier: 'open-sunday',
        priority: 0.75,
      },
      {
        ...base,
        slug: 'pharmacy-place-1-birmingham-al',
        neighborhood: 'Place 1',
        priority: 0.7,
      },
      {
        ...base,
        slug: 'pharmacy-near-place-1-birmingham-al',
        landmark: 'Place 1',
        priority: 0.7,
      },
      {
        ...base,
        slug: '24-hour-pharmacy-birmingham-al',
        type: '24-hour',
        priority: 0.85,
      },
      {
        ...base,
        slug: 'naloxone-pharmacy-birmingham-al',
        service: 'naloxone',
        priority: 0.75,
      },
      {
        ...base,
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
    const broken = { slug: 'X', priority: 0.6 };
    expect(() => landingEntriesOf(aCity(), [], [], { ...patterns, templates: [broken] })).toThrow(
      'Not a landing slug: "X-birmingham-al"',
    );
  });
});

describe('the landing entry of a branded town', () => {
  it('is named for the brand and selects by none of the optional fields', () => {
    const city = aCity({ name: 'Marks', state: 'MS' });
    expect(brandedEntry({ city, slug: landingSlug('city-drugs-marks-ms') })).toEqual({
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

import * as keywordsMessages from '../../src/messages/generated/keywords.ts';

const { templates, phrases } = landingPatterns;
const city = aCity();
const entries = landingEntriesOf(city, [], [], landingPatterns);
const keyword = (entry: LandingEntry): string => keywordOf(entry, cityLabel(city));

describe('the landing patterns', () => {
  it('are 30 templates, 10 types, 15 services and 16 modifiers', () => {
    expect(templates).toHaveLength(30);
    const count = filterKinds.map((kind) => phrases.filter((phrase) => phrase[kind] !== undefined).length);
    expect(count).toEqual([10, 15, 16]);
  });

  it('have each filter once, but for those that have no page in a city', () => {
    const ids = phrases.flatMap(filtersOf);
    expect(new Set(ids).size).toBe(ids.length);
    const left = filters.map(({ id }) => id).filter((id) => !ids.includes(id));
    expect(left).toEqual(['mail-order', 'near-me']);
  });

  it('give each type that has a directory route the page that the route leads to in a city', () => {
    for (const type of presetTypes) {
      const entry = entries.find((each) => each.type === type && filtersOf(each).length === 1);
      expect(entry && landingPath(entry.slug)).toBe(typeLandingPath(type, city.slug));
    }
  });

  it('have a phrase of their own for each template, and priorities from 0.6 to 0.9', () => {
    expect(Object.keys(keywordsMessages.phrase).toSorted()).toEqual(
      templates.map(({ slug }) => slug).toSorted(),
    );
    for (const { priority } of templates) {
      expect(priority).toBeGreaterThanOrEqual(0.6);
      expect(priority).toBeLessThanOrEqual(0.9);
    }
    expect(Math.min(...templates.map(({ priority }) => priority))).toBe(0.6);
    expect(Math.max(...templates.map(({ priority }) => priority))).toBe(0.9);
  });
});

describe('a landing entry', () => {
  it('has the slug, priority and keyword it always had, and selects the same listings', () => {
    const found = entries.map((entry) => {
      const criteria = criteriaOf(entry, aCityDataset({}));
      const selected = listings.flatMap((pharmacy, index) => (satisfies(pharmacy, criteria) ? [index] : []));
      return [
        entry.slug.replace('-birmingham-al', ''),
        entry.priority,
        keyword(entry).replace(' Birmingham, AL', ''),
        selected.length === listings.length ? 'all' : selected.join(' '),
      ];
    });
    expect(found).toEqual(expect.arrayContaining([...landingExamples]));
  });
});

describe('the entries they make for a city', () => {
  it('are 71 before its places, with slugs and keywords that differ', () => {
    expect(entries).toHaveLength(30 + 10 + 15 + 16);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(new Set(entries.map(keyword)).size).toBe(entries.length);
  });

  it('mean something that a listing can show, each its own thing, but for the duplicate templates', () => {
    const meanings = entries.map((entry) => filtersOf(entry).join('/'));
    const own = meanings.filter((meaning) => meaning !== '');
    expect(new Set(own).size).toBe(own.length);
    expect(meanings.length - own.length).toBe(15);
  });

  it('match no listing of which nothing is known', () => {
    const unknown = aPharmacy();
    const matching = entries.filter((entry) => {
      const criteria = criteriaOf(entry, aCityDataset({}));
      return criteria.filters.length > 0 && satisfies(unknown, criteria);
    });
    expect(matching).toEqual([]);
  });

  it('promise nothing that no field can show, and read as phrases', () => {
    for (const entry of entries) {
      expect(keyword(entry)).not.toMatch(/\b(best|top|rated|cheap\w*|affordable|trusted)\b/i);
      expect(keyword(entry)).toMatch(/ (in|for) Birmingham, AL$/);
      expect(keyword(entry)).not.toMatch(/ {2}|\{|\}/);
    }
  });
});
