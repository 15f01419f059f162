// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCity, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { plainSpaces } from '../../../tests/support/plain-spaces.ts';
import type { Precision } from '../../domain/pharmacy/pharmacy.ts';
import { ChainStores } from './chain-stores.tsx';

afterEach(cleanup);

const shown = (miles: number, precision: Precision): string => {
  const store = {
    address: aPharmacy().address,
    brand: 'Walgreens',
    source: 'walgreens',
    location: { ...milesAway(miles), precision },
  };
  const { container } = render(<ChainStores place={{ city: aCity(), listed: true }} stores={[store]} />);
  return plainSpaces(container.textContent ?? '');
};

it('a store has its distance from the center, exact where its position is', () => {
  expect(shown(0.4, 'rooftop')).toContain('0.4 mi from the center');
  expect(shown(0, 'street')).toContain('under 0.1 mi from the center');
});

it('a store known only to its ZIP code has an approximate distance', () => {
  expect(shown(0, 'zip')).toContain('about 1 mi from the center');
  expect(shown(3.2, 'zip')).toContain('about 3 mi from the center');
});
