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

it('past midnight only those are open that never close', () => {
  for (const text of ['open past midnight', 'open after midnight', 'abierta después de medianoche'])
    expect(read(text).filters.map(({ id }) => id)).toEqual(['24-hour']);
  expect(read('open til midnight').filters.map(({ id }) => id)).toEqual(['open-late']);
});
