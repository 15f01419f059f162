import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader({ cities: [], brands: [] }, searchWords);

describe('a part of one day', () => {
  it.each([
    ['open sunday morning', ['open-sunday'], ['morning']],
    ['open sunday in the morning', ['open-sunday'], ['morning']],
    ['saturday night', ['open-saturday'], ['night']],
    ['open sunday at 6:30am', ['open-sunday'], ['6:30am']],
    ['noon on sunday', ['open-sunday'], ['noon']],
    ['8am saturday', ['open-saturday'], ['8am']],
    ['domingo por la mañana', ['open-sunday'], ['manana']],
  ])('is told, since filters speak of most days: “%s”', (text, filters, unused) => {
    expect(read(text).filters.map(({ id }) => id)).toEqual(filters);
    expect(read(text).unused).toEqual(unused);
  });

  it.each(['saturday open late', 'open late saturday', 'sunday, open early'])(
    'is none where it is asked for by itself: “%s”',
    (text) => {
      expect(read(text).filters).toHaveLength(2);
      expect(read(text).unused).toEqual([]);
    },
  );
});

describe('a time of day', () => {
  it('says when a pharmacy is to be open, which then is not now', () => {
    const hours = fc.constantFrom('8pm', '9 pm', '10 pm', '11pm', '10:30pm');
    const asked = fc.constantFrom('still open at', 'what is open at', 'whos open after', 'still open past');
    fc.assert(
      fc.property(asked, hours, (words, hour) => {
        const { open, filters, unused } = read(`${words} ${hour}`);
        expect({ open, filters: filters.map(({ id }) => id), unused }).toEqual({
          open: false,
          filters: ['open-late'],
          unused: [],
        });
      }),
    );
    expect(read('open now until 10pm').open).toBe(true);
    expect(read('still open').open).toBe(true);
  });

  it('is none of the evening that stands behind it', () => {
    expect(read('open until 8 tonight')).toMatchObject({ filters: [], unused: ['8'] });
    expect(read('open tonight').filters.map(({ id }) => id)).toEqual(['open-late']);
  });

  it('at which one closes is not near', () => {
    expect(read('close after 10')).toMatchObject({ near: false });
    expect(read('pharmacy close').near).toBe(true);
  });
});

it('past midnight only those are open that never close', () => {
  for (const text of ['open past midnight', 'open after midnight', 'abierta después de medianoche'])
    expect(read(text).filters.map(({ id }) => id)).toEqual(['24-hour']);
  expect(read('open til midnight').filters.map(({ id }) => id)).toEqual(['open-late']);
});
