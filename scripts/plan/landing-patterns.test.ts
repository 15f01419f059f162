import { describe, expect, it } from 'vitest';
import { filtersOf, type LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { criteriaOf } from '../../src/domain/landing/landing-selection.ts';
import { filterKinds, filters } from '../../src/domain/pharmacy/filters.ts';
import { cityLabel } from '../../src/domain/places/city.ts';
import { presetTypes } from '../../src/domain/search/directory-preset.ts';
import { landingPath, typeLandingPath } from '../../src/domain/site/paths.ts';
import * as keywordsMessages from '../../src/messages/generated/keywords.ts';
import { keywordOf } from '../../src/messages/keyword-text.ts';
import { aCity, aCityDataset, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import { landingExampleListings as listings } from '../../tests/support/landing-example-listings.ts';
import { landingExamples } from '../../tests/support/landing-examples.ts';
import { satisfies } from '../../tests/support/satisfies.ts';
import { landingEntriesOf } from './landing-list.ts';
import { landingPatterns } from './landing-patterns.ts';

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
