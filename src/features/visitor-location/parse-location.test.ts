import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLoc } from './network-location.ts';

describe('parseLoc', () => {
  it('reads latitude first', () => {
    expect(parseLoc('33.5207,-86.8025')).toEqual({ lat: 33.5207, lng: -86.8025 });
  });

  it.each([
    ...['', ',', '33.5', '33.5,', '33.5,-86.8,0', '33.5, -86.8', ' 33.5,-86.8', '33,5,-86,8', 'NaN,NaN'],
    ...['90.1,0', '-91,0', '0,180.5', '0,-181', '1e1,2', '0x10,2', '+33.5,86', '.5,1', '5.,1'],
  ])('refuses %j', (loc) => {
    expect(parseLoc(loc)).toBeUndefined();
  });

  it('reads back every point the service can write', () => {
    const degrees = (limit: number) => fc.integer({ min: -limit * 10_000, max: limit * 10_000 });
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const loc = `${(lat / 10_000).toFixed(4)},${(lng / 10_000).toFixed(4)}`;
        const point = parseLoc(loc);
        expect(point?.lat).toBeCloseTo(lat / 10_000, 4);
        expect(point?.lng).toBeCloseTo(lng / 10_000, 4);
      }),
    );
  });
});
