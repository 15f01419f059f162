import { usStates } from '../../../src/domain/places/us-state.ts';
import { streetDirection, streetSuffix, unitWords } from './street-words.ts';

const designators = [...unitWords.keys()].filter((word) => word === word.toUpperCase());
const partsWithSign = '\\b(?:BOOTH|DEPT|KIOSK|LOCAL|LOT|OFC|OFFICE|SHOP|STORE|TRAILER|TRLR)';
const listedUnit = '(?:\\d{1,4}[A-Z]?|[A-Z])\\b';
/** Further units of a list at the end of its part of the line: `, 102 & 103`. */
const furtherUnits = `(?:\\s*,\\s*${listedUnit})+(?:\\s*,?\\s*(?:&|AND)\\s*${listedUnit})?(?=\\s*(?:[,;]|$))`;
const designatorPattern = new RegExp(
  `(?:^|[\\s,;(-])(?:(${designators.join('|')})(?:\\b[\\s.:#-]*(?:NO\\b[\\s.:#]*)?|(?=\\d))|(?:${partsWithSign}\\.?\\s*)?#\\s*)([A-Z0-9][A-Z0-9./&-]*)?(?:${furtherUnits}|\\s*&\\s*[A-Z0-9-]{1,4}\\b|\\s+AND\\s+(?:[A-Z]|\\d{1,4}[A-Z]?)\\b)?`,
  'gi',
);
const floorPattern = /(?:^|[\s,])(?:(\d+)(?:ST|ND|RD|TH)\s+(?:FLOOR|FL)|FL\s+(\d+))\b/gi;

/** Collapses spaces, and removes spaces and punctuation from both ends. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;.-]+|[\s,;.(-]+$/g, '')
    .trim();

export interface LineUnits {
  readonly rest: string;
  readonly units: readonly string[];
}

/**
 * Splits the units off a street line: `100 MAIN ST STE 4` → `100 MAIN ST`, `Ste 4`. A unit stays if no street
 * would be left without it: `13500 FL 54`.
 */
export function splitUnits(addressLine: string, mayBeginWithUnit = false): LineUnits {
  const line = addressLine.replace(signOfRoadNumber, '$1 ');
  const split = splitDesignatedUnits(line, mayBeginWithUnit, false);
  return split.units.length > 0 && lacksStreetName(split.rest)
    ? splitDesignatedUnits(line, mayBeginWithUnit, true)
    : split;
}

/** Matches `#` in `12745 HWY #31 S`, but not in `5751 S DIXIE HWY #5`, where it marks a unit. */
const signOfRoadNumber = new RegExp(
  `^(\\d\\S*\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?:(?:${usStates.map(({ code }) => code).join('|')}|US|U\\.S\\.|OLD|ST)\\s+)*(?:HWY|HIGHWAY|RTE?|ROUTE|SR|CR|FM|RM|LOOP|INTERSTATE|(?:STATE|COUNTY|CO)\\.?\\s+(?:HWY|HIGHWAY|RD|ROAD|RTE?|ROUTE))\\.?)\\s*#\\s*(?=\\d)`,
  'i',
);

const streetDesignators: ReadonlySet<string | undefined> = new Set(['Fl', 'Rm', 'Bay']);

function lacksStreetName(line: string): boolean {
  const [number = '', ...words] = line.toUpperCase().replace(/[.,]/g, '').split(' ');
  const [first = ''] = words;
  return (
    /^\d[\w/-]*$/.test(number) &&
    (words.every((word) => streetDirection(word) !== undefined) ||
      (words.length === 1 && streetSuffix(first) !== undefined))
  );
}

function splitDesignatedUnits(line: string, mayBeginWithUnit: boolean, isStreetFirst: boolean): LineUnits {
  const units: string[] = [];
  let needsStreet = isStreetFirst;
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
      // "UNIT" without an identifier means nothing, and a street may begin with it ("BAY ST").
      if (!mayBeginWithUnit && at === 0 && rest === line && /^\D*$/.test(whole)) return whole;
      if (id === undefined || streetSuffix(id.toUpperCase().replace(/\W+$/, '')) !== undefined) return whole;
      const [next = ''] =
        text
          .slice(at + whole.length)
          .toUpperCase()
          .match(/\w+/) ?? [];
      // "BAY HARBOR DR" and "SPACE COAST BLVD" are streets. A longer word is a unit only at the line's end.
      if (/^[a-z]{3,}$/i.test(id) && next !== '') return whole;
      if (/^\d+(?:st|nd|rd|th)$/i.test(id) && streetSuffix(next) !== undefined) return whole;
      const name = word === undefined ? 'Unit' : unitWords.get(word.toUpperCase());
      if (needsStreet && (streetDesignators.has(name) || /^[a-z]{3,}$/i.test(id))) {
        needsStreet = false;
        return whole;
      }
      units.push(`${name} ${id.toUpperCase().replace(/[./&-]+$/, '')}`);
      return ' ';
    },
  );
  return { rest: tidy(rest), units };
}

/** Returns the units in an address's second line: `B-2` → `Unit B-2`, `STE 4` → `Ste 4`. `[]` for a name. */
export function unitsOfSecondLine(line: string): readonly string[] {
  const plain = tidy(line);
  if (/^[#]?\s*(?:[A-Z]?-?\d+[A-Z]?|[A-Z])$/i.test(plain))
    return [`Unit ${plain.replace(/[#\s]/g, '').toUpperCase()}`];
  if (/\bc\/o\b|\battn\b/i.test(plain)) return [];
  return splitUnits(` ${plain}`, true).units;
}

/** Returns a rank for sorting units: 0 for a building (`Bldg 2`), 1 for a floor (`Fl 3`), 2 for any other. */
export const unitRank = (unit: string): number =>
  unit.startsWith('Bldg ') ? 0 : unit.startsWith('Fl ') ? 1 : 2;

/** Removes a unit's designator and leading zeros: `Ste 012` → `12`. */
export const unitIdentifier = (unit: string): string => unit.replace(/^\S+\s/, '').replace(/^0+(?=\d)/, '');
