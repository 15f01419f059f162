import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader({ cities: [], brands: ['CVS Pharmacy'] }, searchWords);
const asked = (text: string) => {
  const { filters, open, name, unused } = read(text);
  return { asks: [...filters.map(({ id }) => id), ...(open ? ['open'] : [])].join(' '), name, unused };
};

describe('a question for a store’s hours', () => {
  it.each([
    'how late is cvs open tonight',
    'how early can i go to cvs',
    'when will cvs close tonight',
    'what time does cvs open in the morning',
    'what time does cvs close today',
    'cvs hours tonight',
    'cvs closing time this evening',
    'tonight hours cvs',
    'a qué hora cierra cvs esta noche',
    'horario de cvs hoy',
  ])('leaves no filter that could hide the store: “%s”', (text) =>
    expect(asked(text)).toEqual({ asks: '', name: 'cvs', unused: [] }),
  );

  it('is asked of a store by its own name too', () => {
    expect(asked('how late is juniper pharmacy open')).toMatchObject({ asks: '', name: 'juniper' });
  });

  it('is a wish where no store is named', () => {
    expect(asked('how late are pharmacies open').asks).toBe('open-late');
    expect(asked('what pharmacies are open late').asks).toBe('open-late');
  });

  it.each([
    ['cvs open late', 'open-late'],
    ['cvs evening hours', 'open-late'],
    ['which cvs is open tonight', 'open-late'],
    ['what time does cvs open on sunday', 'open-sunday'],
    ['is cvs open today', 'open'],
  ])('is told from a wish: “%s”', (text, asks) => expect(asked(text)).toMatchObject({ asks, name: 'cvs' }));
});
