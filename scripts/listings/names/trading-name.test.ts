import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOfName } from '../fields/brand-table.ts';
import { readableCase } from '../fields/name-case.ts';
import { areSimilarNames } from '../merge/same-business.ts';
import { isPersonalName } from './person-name.ts';
import { tradingName } from './trading-name.ts';

describe('names', () => {
  it.each([
    ["MCDONALD'S RX", "McDonald's Rx"],
    ['1ST ST NW', '1st St NW'],
    ['PO BOX 5', 'PO Box 5'],
    ["O'BRIEN DRUGS", "O'Brien Drugs"],
    ['SC HOME RX', 'SC Home Rx'],
    ['FOCUS ON HEALTH', 'Focus on Health'],
    ['Already McReadable', 'Already McReadable'],
    ['J & M PHARMACY', 'J & M Pharmacy'],
    ['FARMACIA PEÑA', 'Farmacia Peña'],
    ['FARMACIA PEñA', 'Farmacia Peña'],
    ['PEN\u0303A RX', 'Pen\u0303a Rx'],
    ['ÁLVAREZ DRUGS', 'Álvarez Drugs'],
    ['CAFÉ RX', 'Café Rx'],
    ["L'ÉTOILE-JOSÉ'S", "L'Étoile-José's"],
    ['MCÁNGEL Ñ. Á. USÉ', 'McÁngel Ñ. Á. Usé'],
    ['José Peña Pharmacy', 'José Peña Pharmacy'],
    ["J'S PHARMACY", "J's Pharmacy"],
    ["DR G'S PHARMACY", "Dr G's Pharmacy"],
    ["CJ'S AND T.J.'S RX", "CJ's and T.J.'s Rx"],
    ["DR'S CHOICE PHARMACY", "Dr's Choice Pharmacy"],
    ["ST.JOHN'S PHARMACY", "St.John's Pharmacy"],
    ['K.ROBINSON HOLDINGS', 'K.Robinson Holdings'],
    ['U.S.HEALTH RX', 'U.S.Health Rx'],
    ['RXCOMPOUNDSTORE.COM', 'Rxcompoundstore.com'],
    ['EAST NY PHARMACY', 'East NY Pharmacy'],
  ])('%s reads %s', (text, readable) => {
    expect(readableCase(text)).toBe(readable);
  });

  it.each([
    ['GARCIA PHARMACY INC', 'Garcia Pharmacy'],
    ['TRUST PHARMACY LTC ,LLC', 'Trust Pharmacy LTC'],
    ["DAN'S PHARMACY INC DBA CARROLLWOOD COMPOUNDING CENTER", 'Carrollwood Compounding Center'],
    ['KINNEY DRUGS, INC. # 62', 'Kinney Drugs # 62'],
    ['WELVISTA', 'Welvista'],
    ['FARMACIA PEÑA INC', 'Farmacia Peña'],
    ['MARK CASEY PHILLIPS', undefined],
    ['DAVID B WINKLES', undefined],
  ])('%s is shown as %s', (registered, shown) => {
    expect(tradingName(registered)).toBe(shown);
  });

  it('in readable case and as trading names stay as they are', () => {
    const word = fc.constantFrom(
      'MCDONALD',
      "O'BRIEN",
      'PHARMACY',
      'RX',
      'INC',
      'LLC',
      'CO',
      '1ST',
      'AND',
      'THE',
      'J',
      '&',
      'ST.',
      'U.S.A.',
      'drug',
      "BOONE'S",
      'X-RAY',
      'CVS/PHARMACY',
      'PEÑA',
      "ÁLVAREZ'S",
      '#1433',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const readable = readableCase(words.join(' '));
        expect(readableCase(readable)).toBe(readable);
        const shown = tradingName(words.join(' '));
        // A firm named for its owner is shown without its form, and then reads as a person.
        if (shown !== undefined && !isPersonalName(shown)) expect(tradingName(shown)).toBe(shown);
      }),
      { numRuns: 3000 },
    );
  });

  it('of people are told from those of firms', () => {
    expect(isPersonalName('MARY ANN SMITH')).toBe(true);
    expect(
      ['MARY ANN PHARMACY', 'PAUL & SONS', 'SANDHILLS MEDICAL', 'WALGREEN CO'].some(isPersonalName),
    ).toBe(false);
  });

  it('name a chain by its operating company', () => {
    expect(brandOfName('HOLIDAY CVS, L.L.C.')?.sign).toBe('CVS Pharmacy');
    expect(brandOfName('WALGREEEN CO.')?.brand).toBe('Walgreens');
    expect(brandOfName('PUBLIX SUPER MARKETS INC')?.sign).toBe('Publix Pharmacy');
    expect(brandOfName('GARCIA PHARMACY')).toBeUndefined();
  });

  it('are alike by the words that tell them apart, both ways', () => {
    const pairs = [
      ['CARESOUTH CAROLINA INC', 'CARESOUTH', true],
      ['MED-LAB COMPOUNDING', 'Med Lab Compounding LLC', true],
      ['GARCIA PHARMACY', 'LOPEZ PHARMACY', false],
      ['DISCOUNT PHARMACY', 'DISCOUNT DRUGS', false],
    ] as const;
    for (const [one, other, alike] of pairs) {
      expect(areSimilarNames(one, other)).toBe(alike);
      expect(areSimilarNames(other, one)).toBe(alike);
    }
  });
});
