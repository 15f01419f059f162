import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLikelySlip, isSlip, isSlipOfName, speller } from './spelling.ts';

const words = new Map([
  ['birmingham', 200_000],
  ['columbia', 130_000],
  ['columbus', 200_000],
  ['walgreens', 1],
  ['flu', 1],
]);
const spell = speller({ words, isKnown: (word) => word === 'columbio' });
const spelled = (word: string) => spell(word).map((spelling) => spelling.word);

describe('a word', () => {
  it('also stands for the nearest known one that begins as it does', () => {
    expect(spelled('birmingam')).toEqual(['birmingam', 'birmingham']);
    expect(spelled('walgrens')).toEqual(['walgrens', 'walgreens']);
    expect(spelled('valgreens')).toEqual(['valgreens']);
  });

  it('that may be several is first the one of the larger city', () => {
    expect(spelled('columbi')).toEqual(['columbi', 'columbia']);
    expect(spelled('columbuia')).toEqual(['columbuia', 'columbia']);
  });

  it('that is known, short or a number is left as it is', () => {
    for (const word of ['columbia', 'columbio', 'fly', 'colu2bia']) expect(spelled(word)).toEqual([word]);
  });

  it('stays among what it may stand for, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('c', 'o', 'l', 'u', 'm', 'b'), maxLength: 10 }),
        (word) => {
          expect(spelled(word)[0]).toBe(word);
        },
      ),
    );
  });
});

describe('a slip', () => {
  it('is a longer word with a letter left out or two swapped, not at its ends', () => {
    expect(isSlip('pharmcy', 'pharmacy')).toBe(true);
    expect(isSlip('hosptial', 'hospital')).toBe(true);
    for (const [word, of] of [
      ['pharmax', 'pharma'],
      ['scripps', 'scripts'],
      ['medical', 'medical'],
      ['hevan', 'heaven'],
    ] as const)
      expect([word, isSlip(word, of)]).toEqual([word, false]);
  });
});

describe('a word with wrong letters', () => {
  it.each([
    ['nearedt', 'nearest', 1],
    ['neerest', 'nearest', 1],
    ['colser', 'closer', 1],
    ['loction', 'location', 1],
    ['phurmucy', 'pharmacy', 2],
  ])('is a likely slip as “%s” of “%s”', (word, of, cost) => {
    expect(isLikelySlip(word, of, cost)).toBe(true);
  });

  it.each([
    ['clover', 'closer', 1],
    ['stowe', 'store', 1],
    ['verde', 'vende', 1],
    ['seating', 'speaking', 2],
    ['bowling', 'booking', 2],
  ])('is a word of its own as “%s” beside “%s”', (word, of, cost) => {
    expect(isLikelySlip(word, of, cost)).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ['tuskaloosa', 'tuscaloosa'],
    ['philadelfia', 'philadelphia'],
    ['poenix', 'phoenix'],
    ['jaksonvile', 'jacksonville'],
    ['birmibgam', 'birmingham'],
    ['montgomrey', 'montgomery'],
  ])('with wrong letters is another as fingers or ears get it wrong: “%s”', (name, of) =>
    expect(isSlipOfName(name, of)).toBe(true),
  );

  it.each([
    ['hartsville', 'huntsville'],
    ['rockwood', 'rockford'],
    ['carnesville', 'cartersville'],
    ['clinton', 'clifton'],
  ])('that differs in a letter nobody mistakes is one of its own: “%s” beside “%s”', (name, of) =>
    expect(isSlipOfName(name, of)).toBe(false),
  );
});
