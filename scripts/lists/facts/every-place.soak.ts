import { describe, expect, it } from 'vitest';
import { factFaults } from './facts-agree.ts';
import { cityFacts, gazetteerPlaces } from './gazetteer.ts';

describe('the facts of every place of the gazetteer', () => {
  it('agree as "npm run lists -- cities add" would write them', () => {
    const places = gazetteerPlaces();
    expect(places.length).toBeGreaterThan(16_000);
    const faults = places
      .map(cityFacts)
      .flatMap((city) => factFaults(city).map(({ value, rule }) => `${city.slug}: ${rule}: ${value}`));
    expect(faults).toEqual([]);
  });

  it('do not agree under the name of a state that is not next to theirs', () => {
    const wrong = gazetteerPlaces()
      .filter((_, index) => index % 20 === 0)
      .map(cityFacts)
      .filter((city) => {
        const state = city.state === 'HI' ? 'ME' : 'HI';
        return factFaults({ ...city, state }).length < 2;
      });
    expect(wrong).toEqual([]);
  });
});
