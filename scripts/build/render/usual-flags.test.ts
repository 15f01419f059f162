import { cachedDataVersionTag } from 'node:v8';
import { afterEach, describe, expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { optimizeForMany } from './optimizing.ts';
import { flagsAsUsual, tidySooner, underUsualFlags } from './usual-flags.ts';

/** Stands for V8's flags as they are. */
const flags = cachedDataVersionTag;

const sites = { small: siteOf(190), large: siteOf(3040) };

function siteOf(places: number) {
  const place = { city: aCity(), listed: true, pharmacies: [], landmarks: [], neighborhoods: [] };
  return { cities: Array.from({ length: places }, () => place) };
}

flagsAsUsual();
const usual = flags();
afterEach(flagsAsUsual);

describe.each(['small', 'large'] as const)('for a %s site', (size) => {
  it('code is kept under the flags that the next start has, and those of the rendering hold again after it', () => {
    tidySooner(sites[size]);
    optimizeForMany();
    const before = flags();
    let during = 0;
    underUsualFlags(() => {
      during = flags();
    }, size === 'large');
    expect(during).toBe(usual);
    expect(flags()).toBe(before);
  });

  it('flags are as usual after a build', () => {
    tidySooner(sites[size]);
    optimizeForMany();
    flagsAsUsual();
    expect(flags()).toBe(usual);
  });
});

it('V8 tidies sooner for a large site alone', () => {
  tidySooner(sites.small);
  expect(flags()).toBe(usual);
  tidySooner(sites.large);
  expect(flags()).not.toBe(usual);
});
