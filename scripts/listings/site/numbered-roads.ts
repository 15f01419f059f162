import { usStates } from '../../../src/domain/places/us-state.ts';
import { plainNumber } from './street-words.ts';

/** Owners of roads, before the kind: `US`, `STATE`, `FL`, `FLORIDA`, `COUNTY`. */
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
/** Kinds of numbered roads. Without an owner, only these make a number a road's. */
const kind =
  'HWY|HIGHWAY|HIGHWY|HIWAY|HWAY|HGHWY|HW|HIGWAY|ROUTE|RTE|RT|SR|CR|SH|FM|RM|RR|IH|I|INTERSTATE|LOOP|SPUR';
const qualifier = 'BUS|BUSINESS|BYP|BYPASS|BY PASS|ALT|ALTERNATE|TRUNK|TOLL|OLD';
const direction = 'N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST|NORTHEAST|NORTHWEST|SOUTHEAST|SOUTHWEST';
const number = '(\\d+[A-Z]?(?: \\d+[A-Z]?)?)(?= |$)';

const numberedRoad = new RegExp(
  `^((?:(?:${direction}|${qualifier}) )*)(?:(?:${owner}|ST(?= (?:ROAD|RD|${kind}) )) (?:(?:${kind}|ROAD|RD|${qualifier}) )*|(?:${kind}) (?:(?:${qualifier}) )*|(?:BUS|BUSINESS|BYP|BYPASS) )(?:NO |NUMBER )?${number}`,
);
/** Qualifiers for a road's course past a town. For a visitor it stays one road. */
const qualifiers = new Set('BUS BYP ALT'.split(' '));
const shortQualifier: Readonly<Record<string, string>> = { BUSINESS: 'BUS', BYPASS: 'BYP', ALTERNATE: 'ALT' };

/** True if a word of a street key only tells two courses of a numbered road apart. */
export const isQualifier = (word: string): boolean => qualifiers.has(word);

/**
 * Returns a street with a numbered road at its head in one spelling: `US 41`, `US HIGHWAY 41`, `STATE ROAD
 * 41` and `I 41` → `RTE 41`. The street is in capitals without punctuation. The road's owner is dropped,
 * since it tells no two doors apart.
 */
export function withPlainRoads(street: string): string {
  const words = street.split(' ').map((word) => shortQualifier[word] ?? word);
  const digits = words.map((word, index) => (index === 0 ? word : plainNumber(word))).join(' ');
  return digits.replace(
    numberedRoad,
    (_, before: string, road: string) => `${before}RTE ${road.replace(' ', '-')}`,
  );
}
