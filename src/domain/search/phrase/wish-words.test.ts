import { describe, expect, it } from 'vitest';
import { mayBeWish, mayPrecedeState } from './wish-words.ts';

const states = new Set(['sc', 'texas', 'fl']);
const spanish = new Set(['presion', 'farmacia', 'baston']);

/** Whether the word at a position may be a wish that is read from it with so many wrong letters. */
const may = (text: string, at: number, cost: number, read: string): boolean => {
  const words = text.split(' ');
  const isState = (position: number): boolean => states.has(words[position] ?? '');
  return mayBeWish(words, { from: at, to: at + 1, read }, cost, { spanish, isState });
};

describe('a word with wrong letters', () => {
  it('is no wish before a street’s ending', () => {
    expect(may('cvs preston rd dallas', 1, 1, 'presion')).toBe(false);
    expect(may('preston rd', 0, 0, 'preston')).toBe(true);
  });

  it('is one before a state only where it is long and one letter is wrong', () => {
    expect(may('compunding texas', 0, 1, 'compounding')).toBe(true);
    expect(may('clover sc', 0, 1, 'closer')).toBe(false);
    expect(may('manning sc', 0, 2, 'morning')).toBe(false);
    expect(may('manning', 0, 2, 'morning')).toBe(true);
  });

  it('is one in Spanish where the phrase has other Spanish words', () => {
    expect(may('cvs bston', 1, 1, 'baston')).toBe(false);
    expect(may('farmacia preson miami', 1, 1, 'presion')).toBe(true);
  });
});

it('several words are a wish wherever they stand', () => {
  const none = { spanish, isState: () => true };
  expect(mayBeWish(['flu', 'shts', 'sc'], { from: 0, to: 2, read: 'flu shots' }, 1, none)).toBe(true);
});

it('what is spelled right may stand before a state', () => {
  expect(mayPrecedeState(['closer', 'sc'], { from: 0, to: 1 }, 0, () => true)).toBe(true);
});
