import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { resultsPerPage } from '../../src/domain/search/directory-query.ts';
import { listPage, listPageCount, listPageNumber } from '../../src/domain/search/list-page.ts';
import { isPharmacySlug } from '../../src/domain/text/slug.ts';
import { aPharmacy } from '../../tests/support/domain-fixtures.ts';
import { cutList, fitsOnePage } from './list-cut.ts';

const pharmacies = (count: number, name = 'Garcia Pharmacy') =>
  Array.from({ length: count }, (_, index) => aPharmacy({ key: String(index), name }));

/** The pages that a list is cut into. */
function listPages(list: Parameters<typeof cutList>[0]): readonly (readonly Pharmacy[])[] {
  const cut = { ...list, ...cutList(list) };
  return Array.from({ length: listPageCount(cut) }, (_, index) => listPage(cut, index + 1));
}

describe('the pages of a city’s list', () => {
  it('are one where the list is short, and hold no pharmacy of an empty one', () => {
    expect(listPages({ listed: true, pharmacies: pharmacies(40) }).map(({ length }) => length)).toEqual([40]);
    expect(listPages({ listed: true, pharmacies: [] })).toEqual([[]]);
    expect(listPages({ listed: false, pharmacies: [] })).toEqual([[]]);
  });

  it('together hold every pharmacy once and in its order, however long the names are', () => {
    const name = fc.oneof(fc.string({ maxLength: 100 }), fc.constant('薬'.repeat(100)));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 400 }), fc.boolean(), (names, listed) => {
        const all = names.map((text, index) => aPharmacy({ key: String(index), name: text }));
        const pages = listPages({ listed, pharmacies: all });
        expect(pages.flat()).toEqual(all);
        expect(pages.slice(1).every(({ length }) => length > 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('are few for a city of 5,000 pharmacies, and more where the names are long', () => {
    const usual = listPages({ listed: true, pharmacies: pharmacies(5000) });
    const long = listPages({ listed: true, pharmacies: pharmacies(5000, 'A'.repeat(100)) });
    expect(usual.length).toBeLessThan(25);
    expect(long.length).toBeGreaterThan(2 * usual.length);
  });

  it('are one, as soon as that shows without an order, and a short list shows it', () => {
    const name = fc.oneof(fc.string({ maxLength: 100 }), fc.constant('薬'.repeat(30)));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 120 }), fc.boolean(), (names, listed) => {
        const all = names.map((text, index) => aPharmacy({ key: String(index), name: text }));
        if (fitsOnePage({ listed, pharmacies: all }))
          expect(listPages({ listed, pharmacies: all })).toHaveLength(1);
      }),
    );
    expect(fitsOnePage({ listed: true, pharmacies: pharmacies(60) })).toBe(true);
    expect(fitsOnePage({ listed: false, pharmacies: pharmacies(100) })).toBe(true);
    expect(fitsOnePage({ listed: true, pharmacies: pharmacies(5000) })).toBe(false);
  });

  it('begin with what the directory shows in full, whatever that weighs', () => {
    const [first] = listPages({ listed: true, pharmacies: pharmacies(60, '薬'.repeat(100)) });
    expect(first).toHaveLength(resultsPerPage);
  });
});

describe('the rows of other pages', () => {
  it('are fewer where names are so long that the usual number would weigh too much', () => {
    const most = (name: string) => cutList({ listed: true, pharmacies: pharmacies(30, name) }).mostRows;
    expect(most('Garcia Pharmacy')).toBeUndefined();
    expect(most('薬'.repeat(100))).toBeLessThan(40);
    expect(most('薬'.repeat(9000))).toBe(1);
  });
});

describe('the last segment of a further page', () => {
  it.each([
    ['page-2', 2],
    ['page-10', 10],
    ['page-1', undefined],
    ['page-02', undefined],
    ['page-', undefined],
    ['page-2-main-st', undefined],
  ])('%s has the number %s', (segment, number) => expect(listPageNumber(segment)).toBe(number));

  it('is the slug of no pharmacy', () => {
    expect(['page-1', 'page-2', 'page-02'].filter(isPharmacySlug)).toEqual([]);
    expect(isPharmacySlug('page-2-main-st')).toBe(true);
  });
});
