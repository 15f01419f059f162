import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader({ cities: [], brands: [] }, searchWords);

describe('what could not be used', () => {
  it.each([
    ['plan b', ['plan b']],
    ['morning after pill', ['morning after pill']],
    ['tetanus shot', ['tetanus shot']],
    ['hep b vaccine', ['hep b vaccine']],
    ['not cvs', ['not cvs']],
    ['blue cross blue shield', ['blue cross blue shield']],
    ['adderall in stock', ['adderall', 'stock']],
    ['no prescription', ['no prescription']],
    ['no cvs or rite aid', ['no cvs', 'rite aid']],
    ['vaccines', ['vaccines']],
    ['walk in pharmacy', ['walk in']],
    ['online pharmacy', ['online']],
    ['flu shot without an appointment', ['without an appointment']],
    ['$4 list walmart', ['4 dollars']],
  ])('is told in one piece where it is one thing: “%s”', (text, unused) => {
    expect(read(text).unused).toEqual(unused);
  });

  it('keeps a chain from being hidden by the other words', () => {
    expect(read('cvs on 5th ave').chain).toEqual({ name: 'cvs', others: '5th ave' });
    expect(read('publix lee branch').chain).toEqual({ name: 'publix', others: 'lee branch' });
    expect(read('cvs').chain).toEqual({ name: 'cvs', others: '' });
    expect(read('lee branch pharmacy').chain).toBeUndefined();
  });
});
