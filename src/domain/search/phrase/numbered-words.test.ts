import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { meaningIndex } from './meaning-index.ts';
import { numberedRuns } from './numbered-words.ts';

const index = meaningIndex(searchWords, []);
const told = (text: string, isFixed: (at: number) => boolean = () => false): readonly string[] =>
  numberedRuns(text.split(' '), index, isFixed).map((run) => run.text);

describe('a number that no listing tells', () => {
  it.each([
    ['4 dollars prescriptions', ['4 dollars']],
    ['flu shot 19 99 dollars', ['19.99 dollars']],
    ['shots under 20 dollars', ['under 20 dollars']],
    ['off i 95 exit 12', ['off i 95', 'exit 12']],
    ['walgreens i95', ['i95']],
    ['i 4 dollars copay', ['4 dollars']],
    ['i 4 50 dollars', ['4.50 dollars']],
    ['exit 12 dollar general', ['exit 12']],
    ['mile marker 88', ['mile marker 88']],
  ])('is told of “%s” with what makes it one', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each(['us 280', 'can i 24', 'cvs 1234', 'i need 24', 'exit'])('is none in “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('is none where it belongs to other words', () => {
    expect(told('i 24 hour', (at) => at > 0)).toEqual([]);
  });
});
