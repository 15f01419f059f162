import { expect, it } from 'vitest';
import { areasOf } from './zip-areas.ts';
import { type ZipCode, zipCodes } from './zip-codes.ts';

const zip = (code: string, state: ZipCode['state'], lat: number, lng: number): ZipCode => ({
  ...{ code, state, office: 'Anywhere', county: '' },
  location: { lat, lng },
});

it('ZIP codes of the same first three digits have one area: its state is that of most, its place the middle of all', () => {
  const codes = [
    zip('39901', 'MS', 32.11, -90),
    zip('35203', 'AL', 33.5, -86.8),
    zip('39902', 'GA', 33, -84),
    zip('39903', 'GA', 34, -84),
  ];
  expect(areasOf(codes)).toEqual([
    ['352', 'AL', 33.5, -86.8],
    ['399', 'GA', 33, -86],
  ]);
});

it('every state and DC has an area', () => {
  const areas = areasOf(zipCodes());
  expect(new Set(areas.map(([, state]) => state)).size).toBe(51);
  expect(areas.find(([prefix]) => prefix === '331')).toEqual(['331', 'FL', 25.8, -80.3]);
});
