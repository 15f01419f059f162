import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { NearArea } from '../../domain/list/near-area.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pointAt } from '../../domain/places/geo.ts';
import { nearestGroups, type Standing } from './nearest-groups.ts';

const here = { lat: 25.7617, lng: -80.1918 };
const away = (miles: number, known: Partial<Pharmacy> = {}): Pharmacy =>
  pharmacyFixture(miles, { ...known, location: { ...pointAt(here, 0, miles), precision: 'rooftop' } });
const area = (pharmacies: readonly Pharmacy[], sure = 60, edgeMiles?: number): NearArea => ({
  point: here,
  pharmacies,
  certainMiles: sure,
  edgeMiles,
});
const names = (results: readonly { readonly pharmacy: Pharmacy }[]) =>
  results.map(({ pharmacy }) => pharmacy.name);

/** By a pharmacy's number: each third may be open, the even ones of the others are. */
const byNumber = ({ name }: Pharmacy): Standing => {
  const number = Number(name.slice(9));
  if (number % 3 === 0) return 'maybe';
  return number % 2 === 0 ? 'open' : 'closed';
};

interface Asked {
  readonly filters?: readonly FilterId[];
  readonly standingOf?: (pharmacy: Pharmacy) => Standing;
}

const groups = (around: NearArea, { filters = [], standingOf = byNumber }: Asked = {}) =>
  nearestGroups(around, { filters, standingOf, most: 3 });

describe('the groups of what lies nearest', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((miles) => away(miles));

  it('are three that are open now and three that may be, each nearest first, and none that is closed', () => {
    const { open, maybe, closed, toCall } = groups(area(all));
    expect(names(open)).toEqual(['Pharmacy 2', 'Pharmacy 4', 'Pharmacy 8']);
    expect(names(maybe)).toEqual(['Pharmacy 3', 'Pharmacy 6', 'Pharmacy 9']);
    expect(names(closed)).toEqual([]);
    expect(toCall).toEqual([]);
  });

  it('are the nearest that are closed only where none is open and none may be', () => {
    const shut = groups(area(all), { standingOf: () => 'closed' });
    expect(names(shut.closed)).toEqual(['Pharmacy 1', 'Pharmacy 2', 'Pharmacy 3']);
    const { closed } = groups(area(all), {
      standingOf: ({ name }) => (name.endsWith('9') ? 'maybe' : 'closed'),
    });
    expect(names(closed)).toEqual([]);
  });

  it('say when one that is open, or closed, may lie nearer', () => {
    expect(groups(area(all, 3)).openFarther).toBe(false);
    expect(groups(area(all, 1)).openFarther).toBe(true);
    expect(groups(area(all, 1.5), { standingOf: () => 'closed' }).closedFarther).toBe(false);
    expect(groups(area(all, 0.5), { standingOf: () => 'closed' }).closedFarther).toBe(true);
  });

  it('say when the data ends nearer than the nearest', () => {
    expect(groups(area(all, 60, 1.5)).atEdge).toBe(true);
    expect(groups(area(all, 60, 2.5)).atEdge).toBe(false);
    expect(groups(area([], 60, 1.5)).atEdge).toBe(false);
  });

  it('hold only what is known to fit', () => {
    const delivers = away(11, { services: ['delivery'] });
    const { open, maybe, closed } = groups(area([...all, delivers]), { filters: ['delivery'] });
    expect(names([...open, ...maybe, ...closed])).toEqual(['Pharmacy 11']);
  });

  it('name whom to call where none is known to fit, but none that is known not to', () => {
    const stairs = away(1, { accessibility: { wheelchair: 'no' } });
    const around = area([stairs, ...all.slice(1)]);
    const { toCall, closed } = groups(around, { filters: ['wheelchair-accessible'] });
    expect(closed).toEqual([]);
    expect(names(toCall)).toEqual(['Pharmacy 2', 'Pharmacy 3', 'Pharmacy 4']);
  });
});
