import { describe, expect, it } from 'vitest';
import { isStreetName, streetRun } from './street-words.ts';

const street = (text: string, isPlace: (words: string) => boolean = () => false) => {
  const words = text.split(' ');
  const run = streetRun(
    words,
    (at) => words[at] === '24',
    (from) => isPlace(words.slice(from, from + 2).join(' ')),
  );
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
  ])('is read from “%s”', (text, expected) => {
    expect(street(text)).toBe(expected);
  });

  it('is not read from what is none', () => {
    for (const text of ['24 hour pharmacy oak street', '35203 birmingham', 'oak street', 'covid 19 test'])
      expect(street(text)).toBeUndefined();
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
