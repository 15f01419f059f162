import { describe, expect, it } from 'vitest';
import { houses as houseWords } from '../../../vocabulary/house-words.ts';
import { houseIndex } from './house-index.ts';
import { mayBeChain, mayBeWish, mayPrecedeState } from './wish-words.ts';

const states = new Set(['sc', 'texas', 'fl']);
const houses = houseIndex(houseWords);
const spanish = new Set(['presion', 'farmacia', 'baston']);

/** Whether the word at a position may be a wish that is read from it with so many wrong letters. */
const may = (text: string, at: number, cost: number, read: string): boolean => {
  const words = text.split(' ');
  const isState = (position: number): boolean => states.has(words[position] ?? '');
  return mayBeWish(words, { from: at, to: at + 1, read }, cost, { spanish, houses, isState });
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
  });

  it('with two of them wrong is one where only vowels or doubled letters are, or where it is long', () => {
    expect(may('manning', 0, 2, 'morning')).toBe(false);
    expect(may('wheelchare', 0, 2, 'wheelchair')).toBe(true);
    expect(may('speccialty', 0, 2, 'specialty')).toBe(true);
    expect(may('comopundign', 0, 2, 'compounding')).toBe(true);
  });

  it('before “pharmacy” is one where a letter of it was left out', () => {
    expect(may('delivry pharmacy', 0, 1, 'delivery')).toBe(true);
    expect(may('haven pharmacy', 0, 1, 'heaven')).toBe(false);
  });

  it('behind “farmacia la” is a name', () => {
    expect(may('farmacia la familia', 2, 1, 'familiar')).toBe(false);
    expect(may('farmacia preson', 1, 1, 'presion')).toBe(true);
  });

  it('is one in Spanish where the phrase has other Spanish words', () => {
    expect(may('cvs bston', 1, 1, 'baston')).toBe(false);
    expect(may('farmacia preson miami', 1, 1, 'presion')).toBe(true);
  });
});

describe('a chain with wrong letters', () => {
  const mayName = (
    text: string,
    cost: number,
    read: string,
    wishCost = Number.POSITIVE_INFINITY,
  ): boolean => {
    const words = text.split(' ');
    const isState = (position: number): boolean => states.has(words[position] ?? '');
    return mayBeChain(words, { from: 0, to: 1, read }, cost, { isState, wishCost: () => wishCost });
  };

  it('is one where no wish is as near', () => {
    expect(mayName('medicad', 1, 'medicap', 1)).toBe(false);
    expect(mayName('medicaps', 1, 'medicap', 2)).toBe(true);
  });

  it('with two of them wrong is a name of its own where it is short, or before a state', () => {
    expect(mayName('barnwell', 2, 'bartell')).toBe(false);
    expect(mayName('walgrins', 2, 'walgreens')).toBe(true);
    expect(mayName('walgrins sc', 2, 'walgreens')).toBe(false);
    expect(mayName('walgrens sc', 1, 'walgreens')).toBe(true);
  });
});

it('several words are a wish wherever they stand', () => {
  const none = { spanish, houses, isState: () => true };
  expect(mayBeWish(['flu', 'shts', 'sc'], { from: 0, to: 2, read: 'flu shots' }, 1, none)).toBe(true);
});

it('what is spelled right may stand before a state', () => {
  expect(mayPrecedeState(['closer', 'sc'], { from: 0, to: 1 }, 0, () => true)).toBe(true);
});
