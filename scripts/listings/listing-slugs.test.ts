import { expect, it } from 'vitest';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { withFreeSlugs, withUniqueSlugs } from './listing-slugs.ts';

const { slug } = pharmacyFixture(1);
const [one, two, three] = [pharmacyFixture(1), pharmacyFixture(2, { slug }), pharmacyFixture(3, { slug })];
const idsAndSlugs = (places: ReturnType<typeof withUniqueSlugs>) => places.map(({ id, slug }) => [id, slug]);

it('of several closed pharmacies of one slug, the first keeps it, unless a listing has it', () => {
  expect(idsAndSlugs(withFreeSlugs([three, two], []))).toEqual([
    ['test:pharmacy/2', 'pharmacy-1'],
    ['test:pharmacy/3', 'pharmacy-1-3'],
  ]);
  expect(idsAndSlugs(withFreeSlugs([three, two], [one]))).toEqual([
    ['test:pharmacy/2', 'pharmacy-1-2'],
    ['test:pharmacy/3', 'pharmacy-1-3'],
  ]);
});

it('of several listings of one slug, each gets the end of its id', () => {
  expect(idsAndSlugs(withUniqueSlugs([two, one, pharmacyFixture(4)]))).toEqual([
    ['test:pharmacy/1', 'pharmacy-1-1'],
    ['test:pharmacy/2', 'pharmacy-1-2'],
    ['test:pharmacy/4', 'pharmacy-4'],
  ]);
});
