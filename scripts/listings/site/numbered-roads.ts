import { usStates } from '../../../src/domain/places/us-state.ts';
import { plainNumber } from './street-words.ts';

/** Whose road it is, where that is said before its kind: `US`, `STATE`, `FL`, `FLORIDA`, `COUNTY`. */
const owner = [
  'U S',
  'US',
  'UNITED STATES',
  'STATE',
  'COUNTY',
  'CNTY',
  'CO',
  'FARM TO MARKET',
  'RANCH TO MARKET',
  'RANCH',
  ...usStates.flatMap(({ code, name }) => {
    const full = name.toUpperCase();
    return [code, full, full.replace(/^(N|S|W)[A-Z]+TH? (?=CAROLINA|DAKOTA|VIRGINIA)/, '$1 ')];
  }),
].join('|');
/** What a numbered road is called; only these make a number a road's where no owner stands before them. */
const kind =
  'HWY|HIGHWAY|HIGHWY|HIWAY|HWAY|HGHWY|HW|HIGWAY|ROUTE|RTE|RT|SR|CR|SH|FM|RM|RR|IH|I|INTERSTATE|LOOP|SPUR';
const qualifier = 'BUS|BUSINESS|BYP|BYPASS|BY PASS|ALT|ALTERNATE|TRUNK|TOLL|OLD';
const direction = 'N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST|NORTHEAST|NORTHWEST|SOUTHEAST|SOUTHWEST';
const number = '(\\d+[A-Z]?(?: \\d+[A-Z]?)?)(?= |$)';

const numberedRoad = new RegExp(
  `^((?:(?:${direction}|${qualifier}) )*)(?:(?:${owner}|ST(?= (?:ROAD|RD|${kind}) )) (?:(?:${kind}|ROAD|RD|${qualifier}) )*|(?:${kind}) (?:(?:${qualifier}) )*|(?:BUS|BUSINESS|BYP|BYPASS) )(?:NO |NUMBER )?${number}`,
);
/** Qualifiers that say how a road runs past a town: for a visitor it is one road. */
const qualifiers = new Set('BUS BYP ALT'.split(' '));
const shortQualifier: Readonly<Record<string, string>> = { BUSINESS: 'BUS', BYPASS: 'BYP', ALTERNATE: 'ALT' };

/** Tells whether a word of a street key only says which of two strands of a numbered road is meant. */
export const isQualifier = (word: string): boolean => qualifiers.has(word);

/**
 * Gives a street in capitals, without punctuation, with a numbered road at its head as `RTE 41`, however it
 * was written: `US 41`, `US HIGHWAY 41`, `STATE ROAD 7`, `FL 7`, `HWY 7`, `I 35`. Whose road it is tells no
 * two doors of one number apart.
 */
export function withPlainRoads(street: string): string {
  const words = street.split(' ').map((word) => shortQualifier[word] ?? word);
  const digits = words.map((word, index) => (index === 0 ? word : plainNumber(word))).join(' ');
  return digits.replace(
    numberedRoad,
    (_, before: string, road: string) => `${before}RTE ${road.replace(' ', '-')}`,
  );
}
