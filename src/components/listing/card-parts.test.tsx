// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { orderedByParts } from '../../domain/list/list-groups.ts';
import { ListingRows } from './listing-rows.tsx';
import { PharmacyCards } from './pharmacy-cards.tsx';

afterEach(cleanup);

const result = (number: number, mayNotServe?: true) => ({
  pharmacy: pharmacyFixture(number, { mayNotServe }),
  distanceMiles: number,
  uncertaintyMiles: 0,
});
const names = () =>
  screen.getAllByRole('listitem').map((item) => /Pharmacy \d/.exec(item.textContent ?? '')?.[0]);

describe('a list with some that may not serve the public', () => {
  it('has these under a heading at its end, and numbers them on', () => {
    render(<PharmacyCards items={[result(1, true), result(2), result(3)]} firstNumber={21} />);
    expect(screen.getByRole('heading', { name: 'May not serve the public' })).toBeDefined();
    expect(names()).toEqual(['Pharmacy 2', 'Pharmacy 3', 'Pharmacy 1']);
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('start'))).toEqual(['21', '23']);
  });

  it('has the heading in short lists too, and only that one if none serves the public', () => {
    render(<ListingRows at={null} results={[result(1, true)]} />);
    expect(screen.getByRole('heading', { name: 'May not serve the public' })).toBeDefined();
    expect(names()).toEqual(['Pharmacy 1']);
  });

  it('has no heading where all serve the public', () => {
    render(<ListingRows at={null} results={[result(1), result(2)]} />);
    expect(screen.queryByRole('heading', { name: 'May not serve the public' })).toBeNull();
  });
});

describe('a list with some inexact positions', () => {
  it('has these under a heading after the others', () => {
    const rough = { ...result(1), uncertaintyMiles: 3 };
    render(<PharmacyCards items={orderedByParts([rough, result(2)])} firstNumber={1} />);
    const title = screen.getByRole('heading', { name: 'Exact spot unknown' });
    expect(title.nextElementSibling?.textContent).toContain('Pharmacy 1');
    expect(names()).toEqual(['Pharmacy 2', 'Pharmacy 1']);
  });
});
