import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathPrefixes, searchOfSlug, searchText } from './path-search.ts';

describe('the search of a path', () => {
  it.each([
    ['pharmacy-birmingham-al', 'birmingham AL', undefined],
    ['pharmacy-downtown-birmingham-al', 'birmingham AL', undefined],
    ['pharmacy-24-hour-birmingham-al', 'birmingham AL', '24-hour'],
    ['pharmacy-24-hour-compounding-mobile-al', 'mobile AL', 'compounding'],
    ['pharmacy-specialty-pharmacy-mobile-al', 'mobile AL', 'specialty'],
    ['pharmacy-that-accepts-medicare-suburbs-mobile-al', 'mobile AL', undefined],
    ['pharmacy-midtown-uptown-downtown-mobile-al', 'mobile AL', undefined],
    ['pharmacy-pharmacy-pharmacy-mobile-al', 'mobile AL', undefined],
    ['pharmacy-west-palm-beach-fl', 'west palm beach FL', undefined],
    ['pharmacy-downtowner-mobile-al', 'downtowner mobile AL', undefined],
    ['pharmacy-mobile-downtown-al', 'mobile downtown AL', undefined],
    ['pharmacy-36104', '36104', undefined],
    ['pharmacy-', '', undefined],
    ['pharmacy', 'pharmacy', undefined],
    ['nothing-like-it', 'nothing like it', undefined],
  ])('/%s is for “%s”', (slug, text, type) => {
    const filters = type === undefined ? [] : [type];
    expect(searchOfSlug(slug)).toMatchObject({ text, filters });
  });

  it('keeps the remainder in slug form', () => {
    expect(searchOfSlug('pharmacy-downtown-birmingham-al').remainder).toBe('birmingham-al');
  });

  it('strips any leading words in any order and number, and nothing of a city', () => {
    const words = fc.array(fc.constantFrom(...pathPrefixes), { maxLength: 6 });
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('birmingham-al', 'west-columbia-sc', 'new-york-ny'),
        (leading, slug) => {
          const path = [...leading, slug].join('-');
          expect(searchOfSlug(path).remainder).toBe(slug);
          expect(searchOfSlug(`pharmacy-${path}`).text).toBe(searchText(slug));
        },
      ),
    );
  });

  it('leaves no leading word in front', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pathPrefixes, 'x', 'al', '')), (parts) => {
        const { remainder } = searchOfSlug(parts.join('-'));
        expect(pathPrefixes.filter((word) => remainder.startsWith(`${word}-`))).toEqual([]);
      }),
    );
  });
});

describe('a slug as words', () => {
  it('has its state in capitals, when it ends in one and is more than that', () => {
    expect(searchText('new-york-ny')).toBe('new york NY');
    expect(searchText('al')).toBe('al');
    expect(searchText('birmingham-zz')).toBe('birmingham zz');
    expect(searchText('')).toBe('');
  });
});
