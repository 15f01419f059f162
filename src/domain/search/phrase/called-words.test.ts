import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const mobile = { name: 'Mobile', state: 'AL', population: 190_000, zips: [], lat: 30, lng: -88 } as const;
const read = phraseReader({ cities: [mobile], brands: [] }, searchWords);

describe('words that mean something else, or nothing', () => {
  it.each([
    ['city drug', 'city drug'],
    ['the city drug store', 'city drug store'],
    ['community pharmacy', 'community pharmacy'],
    ['community pharmacy mobile al', 'community pharmacy'],
    ['best pharmacy in mobile', 'best pharmacy'],
    ['town and country drugs', 'town and country drugs'],
    ['where is city pharmacy', 'city pharmacy'],
  ])('may be what a pharmacy is called: “%s”', (text, called) => {
    expect(read(text).called).toBe(called);
  });

  it.each([
    'pharmacy',
    'the drug store',
    'where is a pharmacy',
    'find any pharmacy',
    '24 hour pharmacy',
    'compounding pharmacy mobile',
    'city pharmacy open now',
    'walgreens drug store',
    'oak pharmacy',
    'la farmacia',
  ])('are none in “%s”', (text) => {
    expect(read(text).called).toBeUndefined();
  });

  it('are a type all the same, since both may be meant', () => {
    expect(read('community pharmacy').filters.map(({ id }) => id)).toEqual(['community']);
  });
});
