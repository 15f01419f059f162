import { describe, expect, it } from 'vitest';
import type { CitySummary } from '../places/city.ts';
import { isCitySlug, isLandingSlug } from '../text/slug.ts';
import { type BrandedLink, hasListings, placeCounts, type StateSummary } from './dataset.ts';

function place(slug: string, count: number, town?: true): CitySummary {
  if (!isCitySlug(slug)) throw new Error(slug);
  return { slug, name: slug, state: 'AL', count, town };
}

function branded(slug: string): BrandedLink {
  if (!isLandingSlug(slug)) throw new Error(slug);
  return { slug, name: slug };
}

const alabama = (more: Partial<StateSummary>): StateSummary => ({
  state: 'AL',
  cities: [],
  branded: [],
  ...more,
});

describe('a state', () => {
  it('has listings where a city, a town or a branded store has', () => {
    expect(hasListings(alabama({}))).toBe(false);
    expect(hasListings(alabama({ cities: [place('mobile-al', 0)] }))).toBe(false);
    expect(hasListings(alabama({ cities: [place('mobile-al', 1)] }))).toBe(true);
    expect(hasListings(alabama({ towns: 2 }))).toBe(true);
    expect(hasListings(alabama({ branded: [branded('city-drugs-arab-al')] }))).toBe(true);
  });
});

describe('cities and towns of some states', () => {
  it('are counted if anything is listed there, including those only a state’s page links to', () => {
    const cities = [place('mobile-al', 3), place('hoover-al', 0), place('arab-al', 1, true)];
    expect(placeCounts([alabama({ cities, towns: 4 }), alabama({ cities: [place('troy-al', 2)] })])).toEqual({
      cities: 7,
      towns: 5,
    });
  });

  it('count as one city if there is only one, town or not', () => {
    expect(placeCounts([alabama({ cities: [place('arab-al', 1, true)] })])).toEqual({ cities: 1, towns: 0 });
  });
});
