import { describe, expect, it } from 'vitest';
import { phraseCity } from '../../../../tests/support/search-fixture.ts';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader(
  { cities: [phraseCity('Tampa', 'FL'), phraseCity('Mobile', 'AL')], brands: ['CVS Pharmacy'] },
  searchWords,
);
const asked = (text: string) => {
  const { filters, name, unused } = read(text);
  return { asks: filters.map(({ id }) => id).join(' '), name, unused: unused.join('+') };
};

describe('a hospital, clinic or nursing home that pharmacies are to be near', () => {
  it.each([
    ['pharmacy near the hospital', 'hospital'],
    ['drugstores near mercy hospital tampa', 'mercy hospital'],
    ['pharmacy near juniper valley general hospital', 'juniper valley general hospital'],
    ['closest pharmacy to mercy hospital', 'mercy hospital'],
    ['pharmacy across the street from a clinic', 'clinic'],
    ['pharmacy next to the animal hospital', 'animal hospital'],
    ['pharmacy near a nursing home', 'nursing home'],
    ['farmacia cerca del hospital santa rosa', 'hospital santa rosa'],
    ['farmacia cerca de la clínica', 'clinica'],
  ])('is a landmark, told in one piece: “%s”', (text, unused) =>
    expect(asked(text)).toEqual({ asks: '', name: '', unused }),
  );

  it('leaves all else that is asked for', () => {
    expect(asked('cvs near mercy hospital drive thru')).toEqual({
      asks: 'drive-through',
      name: 'cvs',
      unused: 'mercy hospital',
    });
  });

  it.each([
    ['hospital pharmacy near tampa', 'hospital'],
    ['pharmacy in a hospital near me', 'hospital'],
    ['pharmacy near me in hospital', 'hospital'],
    ['nearest hospital', 'hospital'],
    ['clinic near mobile', 'clinic'],
    ['long term care pharmacy near mobile', 'long-term-care'],
  ])('is a type of pharmacy where it stands before that or by itself: “%s”', (text, asks) =>
    expect(asked(text)).toEqual({ asks, name: '', unused: '' }),
  );

  it('is a street’s name before such an ending, but not before a drive-through', () => {
    expect(asked('cvs hospital road')).toEqual({ asks: '', name: 'cvs hospital road', unused: '' });
    expect(asked('hospital drive thru').asks).toBe('hospital drive-through');
  });
});
