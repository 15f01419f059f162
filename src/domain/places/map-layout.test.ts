import { describe, expect, it } from 'vitest';
import { type MapInput, mapLayout } from './map-layout.ts';

const words = { ring: (miles: number) => `${miles} mi`, rough: 'exact spot unknown' };
const center = { lat: 33.52, lng: -86.8 };
const pin = (north: number, east: number, approximate = false) => ({
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
  const apart = [pin(6, 6), pin(1, 1), pin(-1, 0), pin(2, -3)];

  it('has a mark for each pharmacy, in the order of the list', () => {
    expect(laidOut(apart).marks.map(({ members }) => members)).toEqual([[0], [1], [2], [3]]);
  });

  it('names the place', () => {
    expect(textsOf('city', apart)).toEqual(['Birmingham']);
  });

  it('joins pharmacies at one spot', () => {
    const pins = [pin(3, 3), pin(3, 3), pin(-3, -3)];
    expect(laidOut(pins).marks.map(({ members }) => members)).toEqual([[0, 1], [2]]);
  });

  it('says once that an exact spot is unknown', () => {
    expect(textsOf('rough', [pin(4, 4, true), pin(-4, -4, true)])).toEqual(['exact spot unknown']);
  });

  it('leaves out pharmacies beyond those that must be in view', () => {
    const pins = [pin(1, 1), pin(60, 60)];
    expect(laidOut(pins, { inView: 1 }).marks.map(({ members }) => members)).toEqual([[0]]);
    expect(laidOut(pins).marks).toHaveLength(2);
  });

  it('has rings around the origin, each with its distance', () => {
    expect(laidOut(apart).rings).toHaveLength(2);
    expect(textsOf('ring', apart)).toHaveLength(2);
  });

  it('puts no name where something else stands', () => {
    const all = { left: 0, right: 800, top: 0, bottom: 600 };
    expect(laidOut(apart, { covered: [all] }).labels).toEqual([]);
  });
});
