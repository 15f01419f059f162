import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { meaningIndex } from './meaning-index.ts';
import { territoryRuns } from './territory-words.ts';

const index = meaningIndex(searchWords, []);
const told = (text: string): readonly string[] =>
  territoryRuns(text.split(' '), index).map((run) => run.text);

describe('a territory', () => {
  it.each([
    ['puerto rico', 'puerto rico'],
    ['walgreens san juan puerto rico', 'san juan puerto rico'],
    ['24 hour pharmacy carolina pr 00979', 'carolina pr 00979'],
    ['flu shot guam', 'guam'],
    ['guam drive thru pharmacy', 'guam'],
    ['pharmacy virgin islands st thomas', 'virgin islands'],
    ['pharmacy pago pago american samoa', 'pago pago american samoa'],
  ])('is told of “%s” with its town', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each(['pr', 'pr pharmacy', 'puerto vallarta'])('is none in “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each(['guam street pharmacy', 'cvs virgin islands dr', 'pharmacy puerto rico ave'])(
    'is not read in the street of “%s”',
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );
});
