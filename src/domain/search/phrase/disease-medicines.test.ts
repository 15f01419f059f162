import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader({ cities: [], brands: ['CVS Pharmacy'] }, searchWords);
const asked = (text: string): string =>
  read(text)
    .filters.map(({ id }) => id)
    .join(' ');

describe('a disease', () => {
  it.each([
    ['flu medicine near me', 'flu medicine'],
    ['medicine for shingles', 'shingles'],
    ['i have the flu', 'flu'],
    ['blood pressure pills', 'blood pressure pills'],
    ['jarabe para la gripe', 'jarabe+gripe'],
    ['tengo covid', 'covid'],
  ])('that a medicine is asked for is told, and no vaccine or check against it: “%s”', (text, unused) => {
    expect(asked(text)).toBe('');
    expect(read(text).unused.join('+')).toBe(unused);
  });

  it.each([
    ['flu near me', 'flu-shots'],
    ['flu shots and medicine delivery', 'delivery flu-shots'],
    ['do you have flu shots', 'flu-shots'],
    ['cvs with covid vaccine', 'covid-19-vaccines'],
    ['strep test and medicine', 'rapid-tests'],
    ['diabetes medicine', 'diabetes-supplies'],
    ['blood pressure machine', 'blood-pressure-checks'],
  ])('is a wish where a vaccine or test is asked for, or nothing else: “%s”', (text, filters) =>
    expect(asked(text)).toBe(filters),
  );
});
