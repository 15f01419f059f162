import { usStates } from '../../../src/domain/places/us-state.ts';
import { readableCase } from '../fields/name-case.ts';
import { breadth, identifierOf, takeUnits, tidy, unitsOfSecondLine } from './street-units.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

/** The two lines of a street address, taken apart. */
export interface StreetAddress {
  /** House number and street in readable case with postal abbreviations: `1201 2nd Ave N`. */
  readonly street: string;
  /** `Ste 200`; absent where the address names none. */
  readonly unit?: string | undefined;
}

/**
 * Takes a street address apart: units out of both lines, postal abbreviations for suffix and directions,
 * readable case. What a second line says besides a unit (a department, "c/o" and a name) is left out.
 * Idempotent: its street, given again with its unit as the second line, gives the same.
 */
export function normalizeStreet(line1: string, line2 = ''): StreetAddress {
  let address = takeApart(line1, line2);
  // Words that come together where a unit was taken out may name another one.
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const again = takeApart(address.street, address.unit);
    if (again.street === address.street && again.unit === address.unit) return address;
    address = again;
  }
  return address;
}

/** More than any address needs; real ones are done at the first. */
const mostTurns = 8;

function takeApart(line1: string, line2 = ''): StreetAddress {
  const [main, more] = streetFirst(line1.replace(/\s+/g, ' ').trim(), line2.replace(/\s+/g, ' ').trim());
  const first = takeUnits((main ?? '').replace(numberSign, ''));
  const all = [...first.units, ...unitsOfSecondLine(more)];
  const units = all.filter(
    (unit, index) => all.findIndex((other) => plainUnit(other) === plainUnit(unit)) === index,
  );
  return {
    street: saidOnce(displayStreet(withoutRemarks(first.rest))),
    unit: units.length === 0 ? undefined : units.toSorted((a, b) => breadth(a) - breadth(b)).join(' '),
  };
}

/** A unit's digits and letters: `C4` and `C-4`, `17-18E` and `E17-18` are one. */
const plainUnit = (unit: string): string =>
  [/\d+/g, /[A-Z]+/g].map((part) => identifierOf(unit).match(part)?.join('-') ?? '').join(' ');

/** A street that is said twice, once: `100 State St, 100 State St`. */
function saidOnce(street: string): string {
  const { first = street, again } =
    /^(?<first>(?<house>\d\S*) .+?)[\s,]+(?<again>\k<house> .+)$/.exec(street)?.groups ?? {};
  return again !== undefined && displayStreet(first) === displayStreet(again) ? displayStreet(first) : street;
}

const postBox = /[\s,;(-]*\bP\.?\s?O\.?\s?(?:BOX|DRAWER)\b[\s.:#]*[\w-]*\)?/gi;
/** The sign before a house number, which is no unit's: `#5 MAIN ST`, but `#5 100 MAIN ST`. */
const numberSign = /^#\s*(?=\d+[A-Z]?\s+(?:[A-Z]|\d+(?:ST|ND|RD|TH)\b))/i;
const isStreetLine = (line: string): boolean => /^\d\S* +\S*[a-z]{2}/i.test(takeUnits(line).rest);

/**
 * The two lines with the street in the first: a box at a post office beside it is left out, and where the
 * first line is a name ("DUANE READE") or the box alone, the street is the second's.
 */
function streetFirst(line1: string, line2: string): readonly [string, string] {
  const [main, more] = [line1, line2].map((line) => tidy(line.replace(postBox, ' ')));
  const street = main !== undefined && /\d.*[a-z]|[a-z].*\d/i.test(main) ? main : line1;
  const second = more ?? '';
  return /^\d/.test(street) || !isStreetLine(second)
    ? [street, second]
    : [second, isPostBox(line1) ? '' : line1];
}

/** What says where on the street it is, or what stands there, for those who look for it. */
const remarks = [
  /\s*\([^)]*\)?/g,
  /\s*@.*$/,
  /[\s,;-]+(?:[NS]\.?[EW]\.?C\.?|(?:[NS][EW] )?(?:CORNER|COR|CNR|INTERSECTION))\s+(?:OF|AT|&)\b.*$/i,
  /[\s,;-]+[NS][EW]C$/i,
  /[\s,;]+(?:NEAR|ACROSS FROM|NEXT TO|BEHIND|INSIDE|OPPOSITE)\s.*$/i,
  /(?<=\b(?:ST|STREET|AVE|AVENUE|RD|ROAD|BLVD|HWY|HIGHWAY|DR|LN|PKWY)\.?)\s+AT\s.*$/i,
];

/** A street line without remarks, and without a building's name before the number. */
function withoutRemarks(line: string): string {
  const plain = line
    .replace(/^[a-z][^\d,]*,\s*(?=\d+\s+[a-z])/i, '')
    .replace(/^(\d+)\s*,\s*(?=[a-z])/i, '$1 ');
  return remarks.reduce((text, remark) => {
    const shorter = tidy(text.replace(remark, ' '));
    return /^\d\S* .*[a-z]{2}/i.test(shorter) ? shorter : text;
  }, plain);
}

/** A street line without full stops: `N.W. 7TH ST.`, `U.S. HWY 19`, `W.BUSCH BLVD`. */
const withoutStops = (street: string): string =>
  street
    .replace(/\b([NS])\.([EW])\b|\b(U)\.(S)\b/gi, '$1$2$3$4')
    .replace(/(?<=[A-Za-z])\.(?=\s|$)/g, '')
    .replace(/(?<=[A-Za-z])\.(?=[A-Za-z]{3})|(?<=[A-Za-z]{2})\.(?=[NSEW]{1,2}\b)/g, ' ')
    .replace(/(?<=\d)\.(?=\s)/g, '');

/** Postal abbreviations where they belong: the last suffix, a road's kind, directions at either end. */
function displayStreet(street: string): string {
  // Behind the house number a street's name begins: `4438 The Plz`.
  const words = roadCase(readableCase(withoutStops(street)).replace(/(?<=^\d\S* )the\b/, 'The')).split(' ');
  const upper = words.map((word) => word.toUpperCase());
  let end = upper.length - 1;
  while (end > 1 && streetDirection(upper[end] ?? '') !== undefined) end -= 1;
  return words
    .map((word, index) => {
      const key = upper[index] ?? '';
      const direction = streetDirection(key);
      const atEdge = index > end || (index === 1 && /^\d/.test(upper[0] ?? '') && end > 2);
      if (direction !== undefined && atEdge) return direction;
      const isRoute = key.startsWith('HI') && streetSuffix(key) === 'HWY';
      const suffix = streetSuffix(key);
      if (suffix !== undefined && index > 0 && (index === end || isRoute) && (index > 1 || end > 1)) {
        return suffix.charAt(0) + suffix.slice(1).toLowerCase();
      }
      return word;
    })
    .join(' ');
}

/** Tells whether a street address is only a box at a post office, which nobody can visit. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());

const road = 'hwy|highway|rte|route|rt|state|sr';
/** `Us Hwy 41`, `Us 41`: the federal roads. */
const federal = new RegExp(`\\bus(?=\\s(?:${road}|business|bus|\\d))`, 'gi');
/** `Nc Hwy 42`, `La Highway 1`: a state's roads bear its letters. */
const ofState = new RegExp(`\\b(?:${usStates.map(({ code }) => code).join('|')})(?=\\s(?:${road})\\b)`, 'gi');
/** `13500 Fl 54`, `1700 S Fl-7`: a state's road behind the house number alone. */
const ofStateAlone = new RegExp(
  `(?<=^\\d\\S*\\s(?:[nsew]{1,2}\\s)?)(?:${usStates.map(({ code }) => code).join('|')})(?=[\\s-]\\d+(?:\\s|$))`,
  'i',
);
/** `Sr 436`, `Cr 220`, `Fm 1960`, `Ih-35`: a kind of road before its number. */
const kind = /\b(?:sr|cr|fm|rm|ih|th|csah|co rd(?= \d))(?=[\s-]\d)/gi;
/** `Hwy A1a`: the letters of a road's number. */
const numbered = /(?<=\b(?:hwy|highway|rte|route|rt|sr|cr|us)\s)(?:[a-z]?\d+[a-z]{1,2}|[a-z]{1,2}\d+)\b/gi;
const ordinal = /^\d+(?:st|nd|rd|th)$/i;

/** A street with the letters of its roads in capitals: `10005 AL Hwy 9`. Idempotent. */
const roadCase = (street: string): string =>
  street
    .replace(federal, 'US')
    .replace(ofState, (code) => code.toUpperCase())
    .replace(ofStateAlone, (code) => code.toUpperCase())
    .replace(kind, (letters) => (/\s/.test(letters) ? letters : letters.toUpperCase()))
    .replace(numbered, (number) => (ordinal.test(number) ? number : number.toUpperCase()));
