import { describe, expect, it } from 'vitest';
import { times } from '../../../vocabulary/time-words.ts';
import { clockRuns } from './clock-words.ts';
import { timeIndex } from './time-index.ts';

const index = timeIndex(times);

const timesOf = (text: string) =>
  clockRuns(text.split(' '), index).map(({ text: told, intent }) => [told, intent]);

describe('a time of day', () => {
  it.each([
    ['open until 8pm', [['8pm', undefined]]],
    ['open until 10', [['10', 'open-late']]],
    ['open past 9 30', [['9:30', 'open-late']]],
    ['10 30 pm', [['10:30 pm', 'open-late']]],
    ['12 am', [['12 am', 'open-late']]],
    ['3 am', [['3 am', '24-hour']]],
    ['6 30am', [['6:30am', 'open-early']]],
    ['open at 7 30', [['7:30', 'open-early']]],
    ['open at 9', [['9', undefined]]],
    ['before 8', [['8', 'open-early']]],
    ['open before 9am', [['9am', undefined]]],
    ['12 pm', [['12 pm', 'open-through-lunch']]],
    ['hasta las 10 de la noche', [['10 de la noche', 'open-late']]],
    ['opens at 9 pm', [['9 pm', 'open-late']]],
    ['abre a las 9 de la noche', [['9 de la noche', 'open-late']]],
    ['from 10pm', [['10pm', 'open-late']]],
    ['opens at 12 pm', [['12 pm', 'open-through-lunch']]],
    ['opens at 7 pm', [['7 pm', undefined]]],
    ['opens at 7', [['7', 'open-early']]],
    ['open after 8pm', [['8pm', 'open-late']]],
    ['open past 8', [['8', 'open-late']]],
    ['open after 6', [['6', undefined]]],
    ['open at 8 pm', [['8 pm', 'open-late']]],
    ['still open at 9', [['9', 'open-late']]],
    ['open at 9 tonight', [['9', 'open-late']]],
    ['still open until 8', [['8', undefined]]],
    ['open after 10 am', [['10 am', undefined]]],
  ] as const)('in “%s” is answered by the filter that says so, or by none', (text, expected) => {
    expect(timesOf(text)).toEqual(expected);
  });

  it('has a beginning and an end where two stand together', () => {
    expect(timesOf('open 9 5')).toEqual([
      ['9', undefined],
      ['5', undefined],
    ]);
    expect(timesOf('7am to 11pm')).toEqual([
      ['7am', 'open-early'],
      ['11pm', 'open-late'],
    ]);
  });

  it('has both after “between”, and then one half of the day', () => {
    expect(timesOf('open between 8 and 10 pm')).toEqual([
      ['8', 'open-late'],
      ['10 pm', 'open-late'],
    ]);
    expect(timesOf('8 and 10 pm')).toEqual([['10 pm', 'open-late']]);
  });

  it('may stand behind a weekday', () => {
    expect(timesOf('mon fri 9 5')).toEqual([
      ['9', undefined],
      ['5', undefined],
    ]);
  });

  it('is no number that counts something, or that nothing says to be a time', () => {
    for (const text of [
      'open 7 days',
      '24 7',
      'sample drug 7',
      'covid 19',
      'within 5 miles',
      '6 30 birmingham',
    ])
      expect(timesOf(text)).toEqual([]);
  });
});
