import { describe, expect, it } from 'vitest';
import { readTownName } from './town-edits.ts';

describe('a new name', () => {
  it.each([
    ['St. Petersburg, FL', undefined, { name: 'St. Petersburg', state: 'FL' }],
    ['st-petersburg-fl', undefined, { name: 'St Petersburg', state: 'FL' }],
    ['st-petersburg-fl', 'St. Petersburg', { name: 'St. Petersburg', state: 'FL' }],
    ['st-petersburg-fl', 'Tampa', undefined],
    ['Birmingham, Alabama', undefined, { name: 'Birmingham', state: 'AL' }],
    ['Petersburg', undefined, undefined],
    ['Petersburg, ZZ', undefined, undefined],
  ])('%s, %s is read as it is meant', (text, name, town) => {
    const read = readTownName(text, name);
    expect(read.ok ? read.value : undefined).toEqual(town);
  });
});
