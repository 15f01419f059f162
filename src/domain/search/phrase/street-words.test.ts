import { describe, expect, it } from 'vitest';
import { isStreetName, streetRun } from './street-words.ts';

const street = (text: string, isPlace: (words: string) => boolean = () => false) => {
  const words = text.split(' ');
  const begins = (pair: string, at: number) => words.slice(at, at + 2).join(' ') === pair;
  const run = streetRun(words, {
    isFixed: (at) =>
      ['24 hour', 'drive thru', 'drive in'].some((pair) => begins(pair, at) || begins(pair, at - 1)),
    isAsked: (at) => words[at] === 'delivery',
    isChain: (at) => words[at] === 'cvs',
    isHouse: (at) => words[at] === 'pharmacy',
    isZip: (at) => words[at] === '33130',
    isPlace: ({ from, to }) => isPlace(words.slice(from, to).join(' ')),
  });
  return run && words.slice(run.from, run.to).join(' ');
};

describe('a street address', () => {
  it.each([
    ['1201 2nd ave n birmingham', '1201 2nd ave n'],
    ['cvs 500 oak avenue miami fl', '500 oak avenue'],
    ['1234 maple st st petersburg', '1234 maple st'],
    ['100 st charles ave', '100 st charles ave'],
    ['12 park circle dr ste 200 mobile', '12 park circle dr ste 200'],
    ['8000 highway 72 w madison', '8000 highway 72 w'],
    ['350 broadway new york', '350 broadway'],
    ['12 oak drive in mobile', '12 oak drive'],
    ['33130 sw 8th st miami', '33130 sw 8th st'],
    ['12 delivery st miami', '12 delivery st'],
  ])('is read from “%s”', (text, expected) => {
    expect(street(text)).toBe(expected);
  });

  it('is not read from what is none', () => {
    for (const text of ['24 hour pharmacy oak street', '35203 birmingham', 'oak street', 'covid 19 test'])
      expect(street(text)).toBeUndefined();
  });

  it('is not read from a ZIP code or a count with other words before what could end it', () => {
    for (const text of [
      '33130 pharmacy drive thru',
      '33130 24 hour drive thru',
      '33130 delivery st petersburg',
      '33130 cvs st petersburg',
      '33130 port st lucie',
      '33130 pharmacy near st thomas',
      '2 pharmacies with drive thru',
      '12 oaks drive thru',
    ])
      expect([text, street(text, (name) => name === 'port st lucie')]).toEqual([text, undefined]);
  });

  it('leaves the city its own north', () => {
    const isCity = (words: string) => words === 'north charleston';
    expect(street('10 rivers ave north charleston', isCity)).toBe('10 rivers ave');
    expect(street('10 rivers ave north mobile', isCity)).toBe('10 rivers ave north');
  });

  it('takes a place’s name before a street’s ending for the street’s', () => {
    expect(isStreetName(['columbia', 'ave', 'charleston'], 1)).toBe(true);
    expect(isStreetName(['columbia', 'sc'], 1)).toBe(false);
  });
});
