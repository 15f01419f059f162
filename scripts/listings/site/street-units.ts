import { usStates } from '../../../src/domain/places/us-state.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

/** What an address calls a unit, with what people write. */
const designators: Readonly<Record<string, string>> = {
  Apt: 'APT',
  Bay: 'BAY',
  Bldg: 'BLDG|BUILDING',
  Fl: 'FLOOR',
  Rm: 'RM|ROOM',
  Spc: 'SPC|SPACE',
  Ste: 'STE|STES|SUITE|SUITES|SUTIE',
  Unit: 'UNIT|UNITS',
};
const designatorOf = (word: string): string | undefined =>
  Object.keys(designators).find((short) => designators[short]?.split('|').includes(word.toUpperCase()));
/** Other words for a part of a house, which say so by the sign behind them alone: `STORE #4`. */
const numbered = '\\b(?:BOOTH|DEPT|KIOSK|LOCAL|LOT|OFC|OFFICE|SHOP|STORE|TRAILER|TRLR)';
const designatorPattern = new RegExp(
  `(?:^|[\\s,;(-])(?:(${Object.values(designators).join('|')})(?:\\b[\\s.:#-]*(?:NO\\b[\\s.:#]*)?|(?=\\d))|(?:${numbered}\\.?\\s*)?#\\s*)([A-Z0-9][A-Z0-9./&-]*)?(?:\\s*&\\s*[A-Z0-9-]{1,4}\\b|\\s+AND\\s+(?:[A-Z]|\\d{1,4}[A-Z]?)\\b)?`,
  'gi',
);
const floorPattern = /(?:^|[\s,])(?:(\d+)(?:ST|ND|RD|TH)\s+(?:FLOOR|FL)|FL\s+(\d+))\b/gi;

/** Without what punctuation is left at the ends. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.-]+|[\s,;.(-]+$/g, '')
    .trim();

/** A line with the units that were named in it. */
export interface Taken {
  readonly rest: string;
  readonly units: readonly string[];
}

/**
 * Gives the units named in a line, and the line without them; only a second line may begin with one that has
 * no digit. Where nothing of a street would be left, the first of them is the street: Florida's road in
 * `13500 FL 54`, a ranch road of Texas in `13500 RM 620 N`, a street of Brooklyn in `7 BAY 35TH ST`.
 */
export function takeUnits(given: string, mayBegin = false): Taken {
  const line = given.replace(roadNumber, '$1 ');
  const taken = takeNamed(line, mayBegin, false);
  return taken.units.length > 0 && isOnlyNumber(taken.rest) ? takeNamed(line, mayBegin, true) : taken;
}

/** The sign before a road's number, which is no unit's: `12745 HWY #31 S`, but `5751 S DIXIE HWY #5`. */
const roadNumber = new RegExp(
  `^(\\d\\S*\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?:(?:${usStates.map(({ code }) => code).join('|')}|US|U\\.S\\.|OLD|ST)\\s+)*(?:HWY|HIGHWAY|RTE?|ROUTE|SR|CR|FM|RM|LOOP|INTERSTATE|(?:STATE|COUNTY|CO)\\.?\\s+(?:HWY|HIGHWAY|RD|ROAD|RTE?|ROUTE))\\.?)\\s*#\\s*(?=\\d)`,
  'i',
);

/** Designators that streets begin with too: `FL 54`, `RM 620`, `BAY 35TH ST`. */
const ofStreets: ReadonlySet<string | undefined> = new Set(['Fl', 'Rm', 'Bay']);

/** Whether a line is a house number and no street's name: `1700 S`, `7 ST`. */
function isOnlyNumber(line: string): boolean {
  const [number = '', ...words] = line.toUpperCase().replace(/[.,]/g, '').split(' ');
  const [first = ''] = words;
  return (
    /^\d[\w/-]*$/.test(number) &&
    (words.every((word) => streetDirection(word) !== undefined) ||
      (words.length === 1 && streetSuffix(first) !== undefined))
  );
}

/** Takes units out of a line, but for the first that may be a street where one of them must be. */
function takeNamed(line: string, mayBegin: boolean, isStreetAmong: boolean): Taken {
  const units: string[] = [];
  let needsStreet = isStreetAmong;
  let rest = line.replace(
    floorPattern,
    (whole: string, ordinal: string | undefined, plain: string | undefined) => {
      if (ordinal === undefined && needsStreet) {
        needsStreet = false;
        return whole;
      }
      units.push(`Fl ${ordinal ?? plain}`);
      return ' ';
    },
  );
  rest = rest.replace(
    designatorPattern,
    (whole: string, word: string | undefined, id: string | undefined, at: number, text: string) => {
      // "UNIT" without an identifier says nothing; a street that begins so ("BAY ST") is no unit.
      if (!mayBegin && at === 0 && rest === line && /^\D*$/.test(whole)) return whole;
      if (id === undefined || streetSuffix(id.toUpperCase().replace(/\W+$/, '')) !== undefined) return whole;
      const [next = ''] =
        text
          .slice(at + whole.length)
          .toUpperCase()
          .match(/\w+/) ?? [];
      // "BAY HARBOR DR" and "SPACE COAST BLVD" are streets: a longer word is a unit only where the line ends
      // with it.
      if (/^[a-z]{3,}$/i.test(id) && next !== '') return whole;
      if (/^\d+(?:st|nd|rd|th)$/i.test(id) && streetSuffix(next) !== undefined) return whole;
      const name = word === undefined ? 'Unit' : designatorOf(word);
      if (needsStreet && (ofStreets.has(name) || /^[a-z]{3,}$/i.test(id))) {
        needsStreet = false;
        return whole;
      }
      units.push(`${name} ${id.toUpperCase().replace(/[./&-]+$/, '')}`);
      return ' ';
    },
  );
  return { rest: tidy(rest), units };
}

/** Gives the units of a second line: an identifier alone (`4`, `B-2`) or with its designator. */
export function unitsOfSecondLine(line: string): readonly string[] {
  const plain = tidy(line);
  if (/^[#]?\s*(?:[A-Z]?-?\d+[A-Z]?|[A-Z])$/i.test(plain))
    return [`Unit ${plain.replace(/[#\s]/g, '').toUpperCase()}`];
  if (/\bc\/o\b|\battn\b/i.test(plain)) return [];
  return takeUnits(` ${plain}`, true).units;
}

/** For sorting: a building before a floor before a room. */
export const breadth = (unit: string): number =>
  unit.startsWith('Bldg ') ? 0 : unit.startsWith('Fl ') ? 1 : 2;

/** Gives a unit without what it is called, and without zeros before it. */
export const identifierOf = (unit: string): string => unit.replace(/^\S+\s/, '').replace(/^0+(?=\d)/, '');
