import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader({ cities: [], brands: ['CVS Pharmacy'] }, searchWords);
const asks = (text: string) =>
  read(text)
    .filters.map(({ id }) => id)
    .join(' ');

describe('a disease', () => {
  it.each([
    'flu or covid test',
    'coronavirus home tests near me',
    'test me for influenza',
    'covid pcr testing at cvs',
    'pruebas de gripe y covid',
  ])('is what is tested for, where a test is asked for and no vaccine: “%s”', (text) =>
    expect(asks(text)).toBe('rapid-tests'),
  );

  it.each([
    ['covid near me', 'covid-19-vaccines'],
    ['covid booster and flu', 'covid-19-vaccines flu-shots'],
    ['flu vaccine and covid test', 'flu-shots rapid-tests'],
    ['covid clinic and strep tests', 'covid-19-vaccines rapid-tests'],
    ['blood pressure test and flu', 'blood-pressure-checks flu-shots'],
    ['pregnancy test and flu', 'flu-shots'],
  ])('else is what one is vaccinated against: “%s”', (text, filters) => expect(asks(text)).toBe(filters));
});
