import { usStates } from '../../../src/domain/places/us-state.ts';
import { shortForms, streetDirection, streetSuffix } from './street-words.ts';

const unitWords = shortForms('unit');
const designators = [...unitWords.keys()].filter((word) => /^[A-Z]{3,}|RM$/.test(word));
const partsWithSign = '\\b(?:BOOTH|DEPT|KIOSK|LOCAL|LOT|OFC|OFFICE|SHOP|STORE|TRAILER|TRLR)';
const listedUnit = '(?:\\d{1,4}[A-Z]?|[A-Z])\\b';
const unitPattern = new RegExp(
  [
    `(?:^|[\\s,;(-])(?:(${designators.join('|')}|FL(?=\\s+\\d+\\b))(?:\\b[\\s.:#-]*(?:NO\\b[\\s.:#]*)?|(?=\\d))`,
    `|(?:${partsWithSign}\\.?\\s*)?#\\s*)([A-Z0-9][A-Z0-9./&-]*)?`,
    // Further units of a list: `STE 101, 102 & 103`.
    `(?:(?:\\s*,\\s*${listedUnit})+(?:\\s*,?\\s*(?:&|AND)\\s*${listedUnit})?(?=\\s*(?:[,;]|$))`,
    `|\\s*&\\s*[A-Z0-9-]{1,4}\\b|\\s+AND\\s+${listedUnit})?`,
  ].join(''),
  'gi',
);
const ordinalFloor = /\b(\d+)(?:ST|ND|RD|TH)\s+(?:FLOOR|FL)\b/gi;

/** Matches `#` in `12745 HWY #31 S`, but not in `5751 S DIXIE HWY #5`, where it marks a unit. */
const signOfRoadNumber = new RegExp(
  [
    `^(\\d\\S*\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?:(?:${usStates.map(({ code }) => code).join('|')}|US|U\\.S\\.|OLD|ST)\\s+)*`,
    '(?:HWY|HIGHWAY|RTE?|ROUTE|SR|CR|FM|RM|LOOP|INTERSTATE',
    '|(?:STATE|COUNTY|CO)\\.?\\s+(?:HWY|HIGHWAY|RD|ROAD|RTE?|ROUTE))\\.?)\\s*#\\s*(?=\\d)',
  ].join(''),
  'i',
);

/** Collapses spaces, and removes spaces and punctuation from both ends. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;.-]+|[\s,;.(-]+$/g, '')
    .trim();

/** A street may begin with these words: `13500 FL 54`, `13500 RM 620 N`, `7 BAY 35TH`. */
const streetDesignators: ReadonlySet<string | undefined> = new Set(['Fl', 'Rm', 'Bay']);

const isHouseNumberAlone = (line: string): boolean => {
  const [number = '', ...words] = tidy(line).toUpperCase().split(' ');
  return (
    /^\d[\w/-]*$/.test(number) && words.every((word) => streetDirection(word.replace('.', '')) !== undefined)
  );
};

/** Splits the units off a street line: `100 MAIN ST STE 4` → `100 MAIN ST`, `Ste 4`. */
export function splitUnits(addressLine: string): {
  readonly rest: string;
  readonly units: readonly string[];
} {
  const line = addressLine.replace(signOfRoadNumber, '$1 ').replace(ordinalFloor, 'FLOOR $1');
  const units: string[] = [];
  const rest = line.replace(
    unitPattern,
    (whole: string, word: string | undefined, id: string | undefined, at: number) => {
      if (id === undefined || streetSuffix(id.toUpperCase().replace(/\W+$/, '')) !== undefined) return whole;
      const name = word === undefined ? 'Unit' : unitWords.get(word.toUpperCase());
      const isWord = /^[a-z]{3,}$/i.test(id);
      const [next = ''] = /\w+/.exec(line.slice(at + whole.length)) ?? [];
      // "BAY HARBOR DR" and "BAY 35TH ST" are streets. A longer word is a unit only at the line's end.
      const isStreet =
        (isWord && next !== '') ||
        (/^\d+(?:st|nd|rd|th)$/i.test(id) && streetSuffix(next.toUpperCase()) !== undefined) ||
        ((isWord || streetDesignators.has(name)) && isHouseNumberAlone(line.slice(0, at)));
      if (isStreet) return whole;
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
  return /\bc\/o\b|\battn\b/i.test(plain) ? [] : splitUnits(plain).units;
}

/** Returns a rank for sorting units: 0 for a building (`Bldg 2`), 1 for a floor (`Fl 3`), 2 for any other. */
export const unitRank = (unit: string): number =>
  unit.startsWith('Bldg ') ? 0 : unit.startsWith('Fl ') ? 1 : 2;

/** Removes a unit's designator and leading zeros: `Ste 012` → `12`. */
export const unitIdentifier = (unit: string): string => unit.replace(/^\S+\s/, '').replace(/^0+(?=\d)/, '');
