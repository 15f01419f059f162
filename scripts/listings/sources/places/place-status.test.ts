import { describe, expect, it } from 'vitest';
import { closingOf } from './place-status.ts';

const today = '2026-10-01';
const why = (tags: Readonly<Record<string, string>>): string | undefined => closingOf(tags, today)?.why;

describe('a place on the map', () => {
  it.each<Readonly<Record<string, string>>>([
    { amenity: 'pharmacy', 'was:shop': 'chemist' },
    { amenity: 'pharmacy', shop: 'convenience', 'disused:shop': 'chemist' },
    { healthcare: 'pharmacy', 'closed:shop': 'drugstore' },
    { shop: 'supermarket', pharmacy: 'yes', 'was:shop': 'chemist' },
    { shop: 'supermarket', 'opening_hours:pharmacy': 'Mo-Fr 09:00-18:00', 'was:shop': 'chemist' },
    { shop: 'drugstore', 'was:shop': 'chemist' },
    { amenity: 'pharmacy', 'was:amenity': 'bank' },
  ])('is not closed where its tags say that a pharmacy is there now: %j', (tags) => {
    expect(why(tags)).toBeUndefined();
  });

  it.each<readonly [Readonly<Record<string, string>>, string]>([
    [{ shop: 'convenience', 'disused:shop': 'chemist' }, 'tagged disused:shop=chemist'],
    [{ shop: 'convenience', 'disused:amenity': 'pharmacy' }, 'tagged disused:amenity=pharmacy'],
    [{ amenity: 'pharmacy', 'disused:amenity': 'pharmacy' }, 'tagged disused:amenity=pharmacy'],
    [{ 'was:shop': 'supermarket' }, 'tagged was:shop=supermarket'],
  ])('is closed where another is there now, or none: %j', (tags, reason) => {
    expect(why(tags)).toBe(reason);
  });

  it.each([
    'Publix (Closed)',
    'Rite Aid - Clo',
    'Rite Aid - Closed #05436 Los Angeles',
    'Smith Drug – Closed',
    'Smith Drug - closed permanently',
    'Smith Drug permanently closed.',
    'Smith Drug - Closed 2024',
  ])('is closed where its name ends so: %s', (name) => {
    expect(why({ amenity: 'pharmacy', name })).toBe(`named "${name}"`);
  });

  it.each([
    'Smith Drug - Closed Sundays',
    'Smith Drug - Closed 12-1',
    'Smith Drug (Closed Sundays)',
    'Smith Drug - Close to Home',
    'Pharmacy - Clover Hill',
    'Closed Door Pharmacy',
  ])('is not closed where its name only tells when, or is a word alike: %s', (name) => {
    expect(why({ amenity: 'pharmacy', name })).toBeUndefined();
  });
});
