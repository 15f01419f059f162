import { describe, expect, it } from 'vitest';
import { type MapInput, mapLayout } from './map-layout.ts';

const words = { ring: (miles: number) => `${miles} mi`, rough: 'exact spot unknown' };
const center = { lat: 33.52, lng: -86.8 };
const pin = (name: string, north: number, east: number, approximate = false) => ({
  name,
  at: { lat: center.lat + north / 100, lng: center.lng + east / 100 },
  approximate,
});

const laidOut = (pins: MapInput['pins'], more: Partial<MapInput> = {}) =>
  mapLayout(
    {
      size: { width: 800, height: 600 },
      pins,
      origin: center,
      ownPin: false,
      places: [{ kind: 'city', name: 'Birmingham', at: center }],
      covered: [],
      ...more,
    },
    words,
  );

const textsOf = (kind: string, pins: MapInput['pins']) =>
  laidOut(pins)
    .labels.filter((label) => label.kind === kind)
    .map(({ text }) => text);

describe('the layout of a map', () => {
  const apart = [pin('Far', 6, 6), pin('Near', 1, 1), pin('Nearer', -1, 0), pin('Middle', 2, -3)];

  it('has a mark for each pharmacy, in the order of the list', () => {
    expect(laidOut(apart).marks.map(({ members }) => members)).toEqual([[0], [1], [2], [3]]);
  });

  it('names the three nearest pharmacies, and the place', () => {
    expect(textsOf('pharmacy', apart)).toEqual(['Nearer', 'Near', 'Middle']);
    expect(textsOf('city', apart)).toEqual(['Birmingham']);
  });

  it('joins those at one spot, and names none of them', () => {
    const pins = [pin('A', 3, 3), pin('B', 3, 3), pin('C', -3, -3)];
    expect(laidOut(pins).marks.map(({ members }) => members)).toEqual([[0, 1], [2]]);
    expect(textsOf('pharmacy', pins)).toEqual(['C']);
  });

  it('says once that an exact spot is unknown', () => {
    expect(textsOf('rough', [pin('A', 4, 4, true), pin('B', -4, -4, true)])).toEqual(['exact spot unknown']);
  });

  it('puts one whose exact spot is unknown beside one that would hide it', () => {
    const [known, rough] = laidOut([pin('A', 4, 4), pin('B', 4, 4, true), pin('C', -4, -4)]).marks;
    expect(rough?.x).toBe((known?.x ?? 0) + 36);
    expect(rough?.y).toBe(known?.y);
  });

  it('cuts a long name', () => {
    expect(textsOf('pharmacy', [pin('The Pharmacy of the Long and Winding Road', 3, 3)])).toEqual([
      'The Pharmacy of the Long…',
    ]);
  });

  it('leaves out those farther than the ones that must be in view', () => {
    const pins = [pin('A', 1, 1), pin('B', 60, 60)];
    expect(laidOut(pins, { inView: 1 }).marks.map(({ members }) => members)).toEqual([[0]]);
    expect(laidOut(pins).marks).toHaveLength(2);
  });

  it('has rings around what is measured from, but for a pharmacy’s own map', () => {
    expect(laidOut(apart).rings).toHaveLength(2);
    expect(laidOut(apart, { ownPin: true }).rings).toEqual([]);
  });

  it('puts no name where something else stands', () => {
    const all = { left: 0, right: 800, top: 0, bottom: 600 };
    expect(laidOut(apart, { covered: [all] }).labels).toEqual([]);
  });
});
