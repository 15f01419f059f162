// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { MapMark } from '../../domain/places/map-layout.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { MapPin } from './map-pin.tsx';

afterEach(cleanup);

const first = pharmacyFixture(1, { name: 'First Pharmacy' });
const pharmacies = [first, pharmacyFixture(2, { name: 'Second Pharmacy' })];
const mark = (members: readonly number[], approximate = false): MapMark => ({
  x: 0,
  y: 0,
  approximate,
  members,
});

/** Renders a pin, and returns its only link and the texts in it. */
function shownPin(of: MapMark, firstNumber?: number, lit?: number) {
  const { getByRole } = render(
    <MapPin mark={of} pharmacies={pharmacies} firstNumber={firstNumber} statusOf={null} highlighted={lit} />,
  );
  const link = getByRole('link');
  return {
    link,
    href: link.getAttribute('href'),
    written: link.querySelector('text')?.textContent,
    name: link.querySelector('.sr')?.textContent,
  };
}

describe('the pin of a map', () => {
  it('has the number of its card, and leads to it', () => {
    expect(shownPin(mark([1]), 21)).toMatchObject({
      href: '#card-22',
      written: '22',
      name: '22. Second Pharmacy',
    });
  });

  it('leads to the pharmacy’s page where no list has its card', () => {
    expect(shownPin(mark([0]))).toMatchObject({ href: pharmacyPath(first), name: 'First Pharmacy' });
  });

  it('shows the size of a group, and leads to its first card', () => {
    expect(shownPin(mark([0, 1]), 1)).toMatchObject({
      href: '#card-1',
      written: '×2',
      name: '2 pharmacies close together, the first: 1. First Pharmacy',
    });
  });

  it('says and shows that its exact spot is unknown', () => {
    const { link, name } = shownPin(mark([0], true), 1);
    expect(link.className).toBe('pin rough');
    expect(name).toBe('1. First Pharmacy, somewhere in its ZIP code');
  });

  it('stands out with any card of its group', () => {
    expect(shownPin(mark([0, 1]), 1, 2).link.className).toBe('pin cluster lit');
  });
});
