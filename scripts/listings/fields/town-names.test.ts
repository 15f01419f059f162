import { describe, expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { townNamer } from './town-names.ts';

const townName = townNamer([
  aCity({ name: 'Port St. Lucie', state: 'FL', zips: ['34952'] }),
  aCity({ name: 'Vestavia Hills', state: 'AL', zips: ['35216'] }),
  aCity({ name: 'Homewood', state: 'AL', zips: ['35209'] }),
  aCity({ name: 'New York', state: 'NY', zips: ['10001'] }),
  aCity({ name: 'Birmingham', state: 'AL', zips: ['35243'] }),
]);
type Case = readonly [written: string, state: Parameters<typeof townName>[1], zip: string, name: string];

describe('the name of a town in an address', () => {
  it.each<Case>([
    ['PT. SAINT LUCIE', 'FL', '34952', 'Port St. Lucie'],
    ['PORT ST LUCIE', 'FL', '99999', 'Port St. Lucie'],
    ['Homewod', 'AL', '35209', 'Homewood'],
  ])('is that of the list, for a spelling of it: %s, %s %s', (...[written, state, zip, name]) => {
    expect(townName(written, state, zip)).toBe(name);
  });

  it.each<Case>([
    ['SAINT AUGUSTINE', 'FL', '32084', 'St. Augustine'],
    ['ST AUGUSTINE', 'FL', '32086', 'St. Augustine'],
    ['FT. MEADE', 'FL', '33841', 'Fort Meade'],
    ['N MIAMI BEACH', 'FL', '33160', 'North Miami Beach'],
    ['DEFUNIAK SPRINGS', 'FL', '32433', 'DeFuniak Springs'],
    ['DE FUNIAK SPGS', 'FL', '32433', 'DeFuniak Springs'],
    ['MC CALLA', 'AL', '35111', 'McCalla'],
    ['LAND O LAKES', 'FL', '34639', 'Land O’ Lakes'.replace('’', "'")],
    ['Ocala, FL', 'FL', '34470', 'Ocala'],
    ['OCALA FLORIDA', 'FL', '34470', 'Ocala'],
  ])('is the gazetteer’s, for a spelling of a town: %s, %s %s', (...[written, state, zip, name]) => {
    expect(townName(written, state, zip)).toBe(name);
  });

  it.each<Case>([
    ['DODE CITY', 'FL', '33525', 'Dade City'],
    ['NEWPORT RICHEY', 'FL', '34652', 'New Port Richey'],
    ['SECTOIN', 'AL', '35771', 'Section'],
    ['VESTAVIA', 'AL', '35243', 'Vestavia Hills'],
  ])(
    'is that of a place near the ZIP code, for a slip of the pen: %s, %s %s',
    (...[written, state, zip, name]) => {
      expect(townName(written, state, zip)).toBe(name);
    },
  );

  it.each<Case>([
    ['NY', 'NY', '10034', 'New York'],
    ['MEDLEY', 'FL', '33178', 'Miami'],
    ['DADE', 'FL', '33178', 'Miami'],
    ['FLORIDA', 'FL', '34470', 'Ocala'],
    ['12345', 'FL', '34470', 'Ocala'],
  ])(
    'is that of the ZIP code’s place, for a name that no gazetteer knows: %s, %s %s',
    (...[written, state, zip, name]) => {
      expect(townName(written, state, zip)).toBe(name);
    },
  );

  it('does not turn north into south', () => {
    expect(townName('NORTH VENICE', 'FL', '34275')).toBe('Nokomis');
  });

  it('stays as it is where nobody knows it or its ZIP code, or the ZIP code is of another state', () => {
    expect(townName('XANADU SPRINGS', 'AL', '00000')).toBe('Xanadu Springs');
    expect(townName('XANADU SPRINGS', 'AL', '33178')).toBe('Xanadu Springs');
  });

  it('stays that of a known town though its ZIP code is far from it', () => {
    expect(townName('HOLLYWOOD', 'FL', '32801')).toBe('Hollywood');
  });
});
