import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairText } from './repair-text.ts';

/** Returns a text as a program writes it that takes UTF-8 for Windows-1252. */
const misread = (text: string): string =>
  [...Buffer.from(text)].map((byte) => windows1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
const windows1252 = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];

describe('a text that programs spoiled', () => {
  it.each([
    ['Farmacia San JosÃ©', 'Farmacia San José'],
    ['FARMACIA NUÃ‘EZ', 'FARMACIA NUÑEZ'],
    ['Joeâ€™s Pharmacy', 'Joe’s Pharmacy'],
    ['Smith &amp; Sons', 'Smith & Sons'],
    ['SMITH &AMP; SONS', 'SMITH & SONS'],
    ['JOE&APOS;S RX', "JOE'S RX"],
    ['Joe&#39;s Rx', "Joe's Rx"],
    ['Joe&#x2019;s Rx', 'Joe’s Rx'],
    ['Joe&amp;#39;s Rx', "Joe's Rx"],
    ['Pe&ntilde;a&nbsp;Drugs', 'Peña\u00a0Drugs'],
  ])('is read as it was meant: %s', (text, meant) => {
    expect(repairText(text)).toBe(meant);
  });

  it('is decoded three times at most', () => {
    expect(repairText(`&${'amp;'.repeat(20_000)}`)).toBe(`&${'amp;'.repeat(19_997)}`);
  });

  it.each([
    'A&P; Pharmacy',
    'Smith & Sons',
    'H&W Drugs',
    'Farmacia Nuñez',
    'Ãlvares & Ã',
    '10% & more; less',
  ])('is none, and stays: %s', (text) => {
    expect(repairText(text)).toBe(text);
  });

  it('is any text with accents and typographic marks', () => {
    const letters = fc.constantFrom(...'abz ÁÉÍÑÓÚÜáéíñóúüçêôàèö’‘“”–—…€™');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (characters) => {
        expect(repairText(misread(characters.join('')))).toBe(characters.join(''));
      }),
    );
  });

  it('is mended once, and stays so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('&'));
        expect(repairText(repairText(misread(text)))).toBe(repairText(misread(text)));
      }),
    );
  });
});
