import { describe, expect, it } from 'vitest';
import { aCityDataset, checked } from '../../../tests/support/domain-fixtures.ts';
import { isBrandSlug, isLandingSlug } from '../text/slug.ts';
import { chainPath } from './paths.ts';

const walgreens = checked('walgreens', isBrandSlug);
const cityDrugs = checked('city-drugs', isBrandSlug);
const brandedSlug = checked('city-drugs-birmingham-al', isLandingSlug);

describe('the page of a chain in a place', () => {
  it('stands below the chain and the state', () => {
    expect(chainPath(aCityDataset(), walgreens)).toBe('/brands/walgreens/alabama/birmingham-al');
    expect(chainPath(aCityDataset({ brandedSlug }), walgreens)).toBe(
      '/brands/walgreens/alabama/birmingham-al',
    );
  });

  it('is the branded store’s page for its brand, and for all chains in a town without a directory', () => {
    expect(chainPath(aCityDataset({ brandedSlug }), cityDrugs)).toBe('/city-drugs-birmingham-al');
    expect(chainPath(aCityDataset({ brandedSlug, listed: false }), walgreens)).toBe(
      '/city-drugs-birmingham-al',
    );
  });
});
