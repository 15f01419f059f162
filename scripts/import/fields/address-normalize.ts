import { readableCase } from './name-case.ts';
import { roadCase } from './road-case.ts';
import { bySpelling, plainOrdinal, streetDirection, streetSuffix } from './street-words.ts';

/** The two lines of a street address, taken apart. */
export interface StreetAddress {
  /** House number and street in readable case with postal abbreviations: `1201 2nd Ave N`. */
  readonly street: string;
  /** `Ste 200`; absent where the address names none. */
  readonly unit?: string | undefined;
}

/** What two spellings of one place have in common. */
export interface SiteKey {
  /** House number without a letter; empty where the street has none. */
  readonly number: string;
  /** Street words in canonical spelling with their directions sorted: two spellings of a street are equal. */
  readonly street: string;
  /** The street's own name alone, without suffix, direction and kind of road: equal for looser spellings too. */
  readonly core: string;
  /** Suite or unit without its designator, `200` or `5B` (also for `5-B`); empty where the address names none. */
  readonly unit: string;
}

/** What an address calls a unit, with what people write. */
const designators: Readonly<Record<string, string>> = {
  Apt: 'APT',
  Bay: 'BAY',
  Bldg: 'BLDG BUILDING',
  Fl: 'FLOOR',
  Rm: 'RM ROOM',
  Spc: 'SPC SPACE',
  Ste: 'STE STES SUITE SUITES SUTIE',
  Unit: 'UNIT UNITS',
};
const designatorOf = bySpelling(designators);
const designatorPattern = new RegExp(
  `(?:^|[\\s,;(-])(?:(${Object.values(designators).join('|').replaceAll(' ', '|')})\\b[\\s.:#-]*|#\\s*)([A-Z0-9][A-Z0-9./&-]*)?(?:\\s*&\\s*[A-Z0-9-]{1,4}\\b)?`,
  'gi',
);
const floorPattern = /(?:^|[\s,])(?:(\d+)(?:ST|ND|RD|TH)\s+(?:FLOOR|FL)|FL\s+(\d+))\b/gi;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.-]+|[\s,;.(-]+$/g, '')
    .trim();

interface Taken {
  readonly rest: string;
  readonly units: readonly string[];
}

/** The units named in a line, and the line without them; only a second line may begin with one that has no digit. */
function takeUnits(line: string, mayBegin = false): Taken {
  const units: string[] = [];
  let rest = line.replace(floorPattern, (_, ordinal: string | undefined, plain: string | undefined) => {
    units.push(`Fl ${ordinal ?? plain}`);
    return ' ';
  });
  rest = rest.replace(
    designatorPattern,
    (whole, word: string | undefined, id: string | undefined, at: number) => {
      // "UNIT" without an identifier says nothing; a street that begins so ("BAY ST") is no unit.
      if (!mayBegin && at === 0 && rest === line && /^\D*$/.test(whole)) return whole;
      if (id === undefined || streetSuffix(id.toUpperCase().replace(/\W+$/, '')) !== undefined) return whole;
      const name = word === undefined ? 'Unit' : designatorOf.get(word.toUpperCase());
      units.push(`${name} ${id.toUpperCase().replace(/[./&-]+$/, '')}`);
      return ' ';
    },
  );
  return { rest: tidy(rest), units };
}

/** A second line that is only an identifier (`4`, `B-2`) or a designator with one; anything else is not a unit. */
function unitsOfSecondLine(line: string): readonly string[] {
  const plain = tidy(line);
  if (/^[#]?\s*(?:[A-Z]?-?\d+[A-Z]?|[A-Z])$/i.test(plain))
    return [`Unit ${plain.replace(/[#\s]/g, '').toUpperCase()}`];
  if (/\bc\/o\b|\battn\b/i.test(plain)) return [];
  return takeUnits(` ${plain}`, true).units;
}

/** A building before a floor before a room. */
const breadth = (unit: string): number => (unit.startsWith('Bldg ') ? 0 : unit.startsWith('Fl ') ? 1 : 2);

const identifier = (unit: string): string => unit.replace(/^\S+\s/, '').replace(/^0+(?=\d)/, '');

/**
 * Takes a street address apart: units out of both lines, postal abbreviations for suffix and directions, readable case.
 * What a second line says besides a unit (a department, "c/o" and a name) is left out. Idempotent: its street, given
 * again with its unit as the second line, gives the same.
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
  const first = takeUnits(line1.replace(/\s+/g, ' ').trim());
  const all = [...first.units, ...unitsOfSecondLine(line2)];
  const units = all.filter(
    (unit, index) => all.findIndex((u) => identifier(u) === identifier(unit)) === index,
  );
  return {
    street: displayStreet(first.rest),
    unit: units.length === 0 ? undefined : units.toSorted((a, b) => breadth(a) - breadth(b)).join(' '),
  };
}

/** Postal abbreviations where they belong: the last suffix, a road's kind before its number, directions at either end. */
function displayStreet(street: string): string {
  const words = roadCase(
    readableCase(street.replace(/(?<=[A-Za-z])\.(?=\s|$)/g, '').replace(/(?<=\d)\.(?=\s)/g, '')),
  ).split(' ');
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

const roadKinds = new Set('US HWY STATE ROAD RD RTE SR CR COUNTY CO INTERSTATE FM HIGHWAY'.split(' '));
const sameWords: Readonly<Record<string, string>> = {
  SAINT: 'ST',
  MOUNT: 'MT',
  FORT: 'FT',
  MLK: 'MARTIN LUTHER KING',
  INTL: 'INTERNATIONAL',
  SPWD: 'SPEEDWAY',
};

/** Between a letter and a digit a hyphen is a matter of taste (`E-200`, `E200`); between digits it makes a range. */
const hyphenAtLetter = /(?<=[A-Z])-(?=\d)|(?<=\d)-(?=[A-Z])/g;

/** The key by which spellings of one address are compared. */
export function siteKey({ street, unit }: StreetAddress): SiteKey {
  const words = street
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/[^A-Z0-9-]+/g, ' ')
    .trim()
    .split(' ');
  const house = /^(\d+)(?:-?([A-Z])|-\d+)?$/.exec(words[0] ?? '');
  const named = (house === null ? words : words.slice(1))
    .flatMap((word) => word.split('-'))
    .filter((word) => word !== '');
  const plain = named.map(
    (word) => sameWords[word] ?? streetSuffix(word) ?? streetDirection(word) ?? plainOrdinal(word),
  );
  const isDirection = (word: string): boolean => streetDirection(word) === word;
  const canonical = [
    ...plain.filter((word) => !isDirection(word)),
    ...plain.filter(isDirection).toSorted(),
  ].join(' ');
  const core = plain.filter(
    (word, index) =>
      !isDirection(word) && !roadKinds.has(word) && (index === 0 || streetSuffix(word) !== word),
  );
  // Some give the house number again as the unit.
  const ids = (unit === undefined ? [] : unit.split(/ (?=[A-Z][a-z]+ )/).map(identifier)).filter(
    (id) => id !== house?.[1],
  );
  return {
    number: house?.[1] ?? '',
    street: canonical,
    core: core.join(' '),
    unit: ids.length > 0 ? ids.join('-').replace(hyphenAtLetter, '') : (house?.[2] ?? ''),
  };
}

/** Whether a street address is only a box at a post office, which nobody can visit. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());
