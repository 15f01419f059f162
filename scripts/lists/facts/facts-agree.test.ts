import { describe, expect, it } from 'vitest';
import { factFaults } from './facts-agree.ts';

const birmingham = {
  state: 'AL',
  location: { lat: 33.52066, lng: -86.80249 },
  zips: ['35203', '35205'],
  timeZone: 'America/Chicago',
  county: 'Jefferson',
  population: 212461,
} as const;
type Facts = Parameters<typeof factFaults>[0];
const anchorage = { lat: 61.21806, lng: -149.90028 };
const atlanta = { lat: 33.749, lng: -84.38798 };

const faultsOf = (changes: Partial<Facts>) =>
  factFaults({ ...birmingham, ...changes }).map(({ value, rule, remedy }) => ({
    value,
    rule,
    remedy,
  }));
const faultTexts = (changes: Partial<Facts>): readonly string[] =>
  faultsOf(changes).map(({ value, rule }) => `${rule}: ${value}`);

describe('the facts of a city', () => {
  it('agree for a right row', () => {
    expect(faultTexts({})).toEqual([]);
  });

  it('contradict each other for an Alabama point with an Alaska ZIP code in Texas', () => {
    expect(faultTexts({ state: 'TX', zips: ['99501'] })).toEqual([
      'lat and lng must be a point in the state: 33.52066,-86.80249 beside Birmingham, AL; state TX',
      'zips must be ZIP codes of the state: 99501 of AK; state TX',
    ]);
  });

  it.each<readonly [string, Partial<Facts>, RegExp]>([
    ['another state’s point', { location: atlanta }, /^lat and lng must be a point in the state: .* GA;/],
    ['a far state’s point', { location: anchorage }, /^lat and lng must be a point in the state: .* AK;/],
    [
      'a point in the sea',
      { location: { lat: 27, lng: -90 } },
      /^lat and lng must have a ZIP code within 50 miles: 27,-90/,
    ],
    ['another state’s ZIP code', { zips: ['35203', '30303'] }, /^zips must be .*: 30303 of GA; state AL/],
    ['a ZIP code of no state', { zips: ['00000'] }, /^zips must be .*: 00000 of no state/],
    ['a ZIP code of the armed forces', { zips: ['09001'] }, /^zips must be .*: 09001 of no state/],
    [
      'a far ZIP code of the state',
      { zips: ['35203', '36602'] },
      /within 30 miles.*: 36602, 2\d\d miles away/,
    ],
    ['another county', { county: 'Mobile' }, /^county must be .*: Mobile/],
    ['another time zone', { timeZone: 'America/New_York' }, /^time_zone must be .*: America\/New_York/],
    ['a population of another city', { population: 28_175_133 }, /^population must be .*: 28175133/],
  ])('contradict %s, and only that is reported', (_, changes, expected) => {
    expect(faultTexts(changes)).toEqual([expect.stringMatching(expected)]);
  });

  it('are reported with values that would agree', () => {
    const remedies = faultsOf({ county: 'Mobile', timeZone: 'America/Denver' }).map(({ remedy }) => remedy);
    expect(remedies).toEqual([
      expect.stringMatching(/^Write Jefferson/),
      expect.stringMatching(/^Write America\/Chicago/),
    ]);
  });

  it('may name the time zone by an alias, and a ZIP code that is younger than the data', () => {
    expect(faultTexts({ timeZone: 'US/Central', zips: ['35203', '35299'] })).toEqual([]);
  });

  it('agree at a border where the next ZIP centre is of the other state', () => {
    const texarkana: Facts = {
      state: 'AR',
      location: { lat: 33.44179, lng: -94.03769 },
      zips: ['71854'],
      timeZone: 'America/Chicago',
      county: 'Miller',
      population: 30353,
    };
    expect(factFaults(texarkana)).toEqual([]);
  });
});
