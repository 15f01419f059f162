import { describe, expect, it } from 'vitest';
import { pageFindingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkNearestClaims } from './nearest-claims.ts';

const list = (...distances: readonly string[]) =>
  `<ul>${distances.map((distance) => `<li><p>The nearest drug store</p>1 Oak St · ${distance}</li>`).join('')}</ul>`;
const page = (body: string, head = '') => ({ 'a.html': pageHtml('/a', { body, head }) });
const claim = (distance: string) =>
  `<p>Of these, the nearest to the center is Oak Pharmacy, ${distance} away.</p>`;

describe('the check of what is called the nearest', () => {
  it('accepts the smallest distance of the page, and words without one', async () => {
    const fine = `<h2>Nearest first</h2>${claim('1.9 mi')}${list('1.9 mi', 'about 3 mi', '12 mi')}`;
    expect(await pageFindingsOf(checkNearestClaims, page(fine))).toEqual([]);
    expect(await pageFindingsOf(checkNearestClaims, page(list('about 2 mi', '1.9 mi')))).toEqual([]);
  });

  it('finds a smaller distance on the page, however it is written', async () => {
    expect(
      await pageFindingsOf(checkNearestClaims, page(claim('2.0 mi') + list('2.0 mi', '1.9 mi'))),
    ).toEqual(['a.html calls the nearest what is 2.0 mi away, and lists one at 1.9 mi']);
    expect(
      await pageFindingsOf(checkNearestClaims, page(claim('0.4 mi') + list('under 0.1 mi'))),
    ).toHaveLength(1);
    expect(await pageFindingsOf(checkNearestClaims, page(claim('3.2 mi') + list('about 2 mi')))).toHaveLength(
      1,
    );
  });

  it('finds an uncertain distance that is called the nearest', async () => {
    expect(await pageFindingsOf(checkNearestClaims, page(claim('about 2 mi') + list('about 2 mi')))).toEqual([
      'a.html calls the nearest what is “about 2 mi” away, which is uncertain',
    ]);
  });

  it('reads facts by name and value, and descriptions', async () => {
    const fact = '<dl><dt>Nearest to the center</dt><dd>Oak Pharmacy, 5 mi</dd></dl>';
    expect(await pageFindingsOf(checkNearestClaims, page(fact + list('4.1 mi')))).toHaveLength(1);
    const description = '<meta name="description" content="The closest is Oak Pharmacy, 5 mi away.">';
    expect(await pageFindingsOf(checkNearestClaims, page(list('4.1 mi'), description))).toHaveLength(1);
  });
});
