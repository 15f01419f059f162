import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pointAt } from '../../domain/places/geo.ts';
import type { NearArea } from '../../domain/search/near-area.ts';
import { nearestGroups } from './nearest-groups.ts';

const here = { lat: 25.7617, lng: -80.1918 };
const away = (miles: number, known: Partial<Pharmacy> = {}): Pharmacy =>
  pharmacyFixture(miles, { ...known, location: { ...pointAt(here, 0, miles), precision: 'rooftop' } });
const area = (pharmacies: readonly Pharmacy[], sure = 60, edgeMiles?: number): NearArea => ({
  point: here,
  pharmacies,
  sureMiles: () => sure,
  edgeMiles,
});
const names = (results: readonly { readonly pharmacy: Pharmacy }[]) =>
  results.map(({ pharmacy }) => pharmacy.name);
const isOpen = ({ name }: Pharmacy): boolean => Number(name.slice(9)) % 2 === 0;

describe('the groups of what lies nearest', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8].map((miles) => away(miles));

  it('are three that are open now and three others, each nearest first', () => {
    const { open, others, toCall } = nearestGroups(area(all), [], isOpen, 60);
    expect(names(open)).toEqual(['Pharmacy 2', 'Pharmacy 4', 'Pharmacy 6']);
    expect(names(others)).toEqual(['Pharmacy 1', 'Pharmacy 3', 'Pharmacy 5']);
    expect(toCall).toEqual([]);
  });

  it('hold no others that are open, though there is no room for them among the open ones', () => {
    const { others } = nearestGroups(area(all), [], () => true, 60);
    expect(names(others)).toEqual([]);
  });

  it('say when one that is open may lie nearer', () => {
    expect(nearestGroups(area(all, 3), [], isOpen, 3).openFarther).toBe(false);
    expect(nearestGroups(area(all, 1), [], isOpen, 1).openFarther).toBe(true);
  });

  it('say when the data ends nearer than the nearest', () => {
    expect(nearestGroups(area(all, 60, 0.5), [], isOpen, 60).atEdge).toBe(true);
    expect(nearestGroups(area(all, 60, 1.5), [], isOpen, 60).atEdge).toBe(false);
    expect(nearestGroups(area([], 60, 1.5), [], isOpen, 60).atEdge).toBe(false);
  });

  it('hold only what is known to fit', () => {
    const delivers = away(9, { services: ['delivery'] });
    const { open, others } = nearestGroups(area([...all, delivers]), ['delivery'], isOpen, 60);
    expect(names([...open, ...others])).toEqual(['Pharmacy 9']);
  });

  it('name whom to call where none is known to fit, but none that is known not to', () => {
    const stairs = away(1, { accessibility: { wheelchair: 'no' } });
    const around = area([stairs, ...all.slice(1)]);
    const { toCall, others } = nearestGroups(around, ['wheelchair-accessible'], isOpen, 60);
    expect(others).toEqual([]);
    expect(names(toCall)).toEqual(['Pharmacy 2', 'Pharmacy 3', 'Pharmacy 4']);
  });
});
