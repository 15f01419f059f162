import { describe, expect, it } from 'vitest';
import { recordFixture } from '../../../tests/support/record-fixture.ts';
import { linkOf } from './same-site.ts';

/** A pharmacy in one ZIP code: its name, its street and the last digit of its phone. */
type Row = readonly [name: string, line: string, digit: number];

const isOne = (one: Row, other: Row): boolean => {
  const [a, b] = [one, other].map(([name, line, digit], index) =>
    recordFixture(`nppes/${index}`, line, { name, phone: `+1801486111${digit}` }),
  );
  return a !== undefined && b !== undefined && linkOf(a, b) !== undefined && linkOf(b, a) !== undefined;
};

describe('addresses as other states write them', () => {
  it.each<[state: string, Row, Row]>([
    ['Utah', ['Medical Plaza Rx', '1676 S 900 E', 1], ['Medical Plaza Rx', '1676 S NINTH EAST', 2]],
    ['Hawaii', ['Aiea Drugs', '98-1005 MOANALUA RD STE 3', 1], ['Aiea Drug', '98 1005 MOANALUA ROAD #3', 2]],
    ['Texas', ['Cypress Rx', '4550 FM 1960 RD W', 1], ['Cypress Rx', '4550 FM 1960 W', 2]],
    ['Texas', ['Lone Star Rx', '12000 N IH 35', 1], ['Lone Star Rx', '12000 NORTH I-35', 2]],
    ['Massachusetts', ['Brigham Rx', '1 BRIGHAM CIR', 1], ['Brigham Rx', 'ONE BRIGHAM CIRCLE', 2]],
    ['Wisconsin', ['Main Drug', 'W6319 COUNTY RD M', 1], ['Main Drug', 'W6319 COUNTY HWY M', 2]],
    [
      'Alaska',
      ['Soldotna Rx', '44539 STERLING HWY', 1],
      ['Soldotna Pharmacy', '44539 STERLING HIGHWAY STE 203', 1],
    ],
    ['New Mexico', ['Del Norte Rx', '4401 CAMINO DE VIDA', 1], ['Del Norte Rx', '4401 CAMINO DE LA VIDA', 1]],
    ['New York', ['Route Rx', '100 STATE ROUTE 17M', 1], ['Route Rx', '100 RT 17M', 2]],
    ['Kentucky', ['Union Rx', '5600 US HIGHWAY 42', 1], ['Union Rx', '5600 US 42', 2]],
  ])('are one place in two spellings: %s', (_, one, other) => {
    expect(isOne(one, other)).toBe(true);
  });

  it('are judged alike whichever comes first, where a number of three digits stands beside a shorter one', () => {
    const [long, short] = [
      ['98-1005 MOANALUA RD', '+18014861111'],
      ['98 KAONOHI ST', '+18014861112'],
    ].map(([line = '', phone], index) =>
      recordFixture(`nppes/${index}`, line, { name: 'Aiea Drugs', phone }),
    );
    if (long === undefined || short === undefined) throw new Error('No records');
    expect(linkOf(long, short)).toBe(linkOf(short, long));
  });

  it.each<[state: string, Row, Row]>([
    ['Utah', ['Ace Rx', '900 S 300 E', 1], ['Best Drugs', '900 S 300 W', 2]],
    ['Utah', ['Ace Rx', '900 E 300 S', 1], ['Best Drugs', '900 S 300 E', 2]],
    ['Utah', ['Ace Rx', '120 N 200 E', 1], ['Best Drugs', '120 S 200 E', 2]],
    ['Hawaii', ['Aiea Drugs', '98-1005 MOANALUA RD', 1], ['Times Rx', '98-1006 MOANALUA RD', 2]],
    ['District of Columbia', ['Capital Drug', '1101 K ST NW', 1], ['District Rx', '1101 K ST NE', 2]],
    ['Massachusetts', ['Harbor Rx', '100 MAIN ST STE 1', 1], ['Kendall Rx', '100 MAIN ST STE 9', 2]],
    ['New Mexico', ['North Rx', '100 N MAIN ST', 1], ['South Drugs', '100 S MAIN ST', 2]],
  ])('are two places: %s', (_, one, other) => {
    expect(isOne(one, other)).toBe(false);
  });
});
