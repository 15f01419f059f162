import { describe, expect, it } from 'vitest';
import { aCity, aCityInput, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { brandDatasets, brandLinks, brandsIn } from '../brands.ts';
import { landingPatterns } from '../landing-list.ts';
import { planSite } from '../site-plan.ts';

const chain = (...brands: readonly (string | null)[]) =>
  brands.map((brand, index) => aPharmacy({ key: `${index}`, brand }));

const cities = [
  aCityInput({
    city: aCity({ name: 'Mobile' }),
    pharmacies: chain('Walgreens', 'CVS Pharmacy', 'Walgreens', null),
  }),
  aCityInput({ city: aCity({ name: 'Birmingham' }), pharmacies: chain('Walgreens') }),
  aCityInput({ city: aCity({ name: 'Auburn' }), pharmacies: chain(null) }),
];

describe('the datasets of chains', () => {
  it('say where each chain has how many pharmacies, cities by name', () => {
    const counts = brandDatasets(cities, false).map(({ brand, name, states }) => [
      ...[brand, name],
      states.flatMap((group) => group.cities.map((city) => `${city.name} ${city.count}`)),
    ]);
    expect(counts).toEqual([
      ['cvs-pharmacy', 'CVS Pharmacy', ['Mobile 1']],
      ['walgreens', 'Walgreens', ['Birmingham 1', 'Mobile 2']],
    ]);
  });

  it('are linked by name, with all that they have', () => {
    expect(brandLinks(cities)).toEqual([
      { brand: 'cvs-pharmacy', name: 'CVS Pharmacy', count: 1 },
      { brand: 'walgreens', name: 'Walgreens', count: 3 },
    ]);
    expect(cities.map((place) => brandsIn(place).length)).toEqual([2, 1, 0]);
  });

  it('have a page each, one for each state and one for each city', () => {
    const plan = planSite({ cities, featured: [], patterns: landingPatterns, sample: false });
    const paths = plan.groups.flatMap(({ pages }) =>
      pages.filter(({ kind }) => kind.startsWith('brand')).map(({ path }) => path),
    );
    expect(paths.toSorted()).toEqual([
      '/brands/cvs-pharmacy',
      '/brands/cvs-pharmacy/alabama',
      '/brands/cvs-pharmacy/alabama/mobile-al',
      '/brands/walgreens',
      '/brands/walgreens/alabama',
      '/brands/walgreens/alabama/birmingham-al',
      '/brands/walgreens/alabama/mobile-al',
    ]);
  });
});
