import { describe, expect, it } from 'vitest';
import { ways } from '../../../vocabulary/way-words.ts';
import { wayIndex, wayRuns, withinOf } from './way-words.ts';

const index = wayIndex(ways);
const waysOf = (text: string) =>
  wayRuns(text.split(' '), index).map((way) => [
    text.split(' ').slice(way.from, way.to).join(' '),
    withinOf(way),
  ]);

describe('a way', () => {
  it.each([
    ['within 5 miles of mobile', '5 miles', 5],
    ['within 2 km', '2 km', 2],
    ['2km', '2km', 2],
    ['0 5 mi', '0 5 mi', 1],
    ['half a mile away', 'half a mile away', 1],
    ['less than 3 miles', 'less than 3 miles', 5],
    ['a menos de 5 millas', 'a menos de 5 millas', 5],
    ['500 feet', '500 feet', 1],
    ['10 mile radius', '10 mile radius', 10],
    ['50 miles', '50 miles', undefined],
  ])(
    'that is a length is one of the distances a list can be limited to, where one holds it: “%s”',
    (...row) => {
      const [text, words, miles] = row;
      expect(waysOf(text)).toEqual([[words, miles]]);
    },
  );

  it.each([
    ['10 minute walk', '10 minute walk'],
    ['5 min drive', '5 min drive'],
    ['ten minutes away', 'ten minutes away'],
    ['2 blocks', '2 blocks'],
    ['a 5 minutos caminando', '5 minutos caminando'],
    ['5 minute drive thru', '5 minute'],
  ])('in minutes or blocks is no length: “%s”', (text, words) => {
    expect(waysOf(text)).toEqual([[words, undefined]]);
  });

  it('is written with its decimals', () => {
    expect(wayRuns(['0', '5', 'mi'], index).map(({ text }) => text)).toEqual(['0.5 mi']);
  });

  it('is no street, no name and no number of anything else', () => {
    for (const text of ['8 mile rd', 'five mile pharmacy', 'a minute clinic', '24 hours', 'sample drug 7'])
      expect(waysOf(text)).toEqual([]);
  });
});
