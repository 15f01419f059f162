import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCitySlug, isLandingSlug, isSlug, slugify } from './slug.ts';

describe('the slug of a name', () => {
  it.each([
    ['Birmingham', 'birmingham'],
    ['St. Petersburg', 'st-petersburg'],
    ['Coeur d’Alene', 'coeur-dalene'],
    ["Land O' Lakes", 'land-o-lakes'],
    ['Winston-Salem', 'winston-salem'],
    ['Peñitas Ávila', 'penitas-avila'],
    ['Health & Wellness', 'health-and-wellness'],
    ['  Five   Points -- South ', 'five-points-south'],
    ['Sample Drug #12', 'sample-drug-12'],
    ['薬局', ''],
    ['', ''],
  ])('of “%s” is “%s”', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is a slug or empty, for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
      }),
    );
  });

  it('is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });

  it('does not depend on the case of Latin letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z .'-]*$/), (text) => {
        expect(slugify(text.toUpperCase())).toBe(slugify(text.toLowerCase()));
      }),
    );
  });
});

describe('a slug', () => {
  it.each(['a', '24-hour', 'birmingham-al', '7'])('is “%s”', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each(['', '-', 'a-', '-a', 'a--b', 'A', 'a b', 'a/b', 'ä', 'a.b', 'a\n', '%41'])('is not %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  it('of a city or landing page ends in two letters of a state', () => {
    for (const isOne of [isCitySlug, isLandingSlug]) {
      expect(isOne('birmingham-al')).toBe(true);
      expect(isOne('birmingham')).toBe(false);
      expect(isOne('al')).toBe(false);
      expect(isOne('route-66')).toBe(false);
      expect(isOne('birmingham-ala')).toBe(false);
    }
  });
});
