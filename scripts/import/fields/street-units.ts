import { bySpelling, streetSuffix } from './street-words.ts';

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
  `(?:^|[\\s,;(-])(?:(${Object.values(designators).join('|').replaceAll(' ', '|')})(?:\\b[\\s.:#-]*(?:NO\\b[\\s.:#]*)?|(?=\\d))|#\\s*)([A-Z0-9][A-Z0-9./&-]*)?(?:\\s*&\\s*[A-Z0-9-]{1,4}\\b)?`,
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

/** The units named in a line, and the line without them; only a second line may begin with one that has no digit. */
export function takeUnits(line: string, mayBegin = false): Taken {
  const units: string[] = [];
  let rest = line.replace(floorPattern, (_, ordinal: string | undefined, plain: string | undefined) => {
    units.push(`Fl ${ordinal ?? plain}`);
    return ' ';
  });
  rest = rest.replace(
    designatorPattern,
    (whole: string, word: string | undefined, id: string | undefined, at: number, text: string) => {
      // "UNIT" without an identifier says nothing; a street that begins so ("BAY ST") is no unit.
      if (!mayBegin && at === 0 && rest === line && /^\D*$/.test(whole)) return whole;
      if (id === undefined || streetSuffix(id.toUpperCase().replace(/\W+$/, '')) !== undefined) return whole;
      // "BAY HARBOR DR" and "SPACE COAST BLVD" are streets: a longer word is a unit only where the line ends with it.
      if (/^[a-z]{3,}$/i.test(id) && /^\s*\w/.test(text.slice(at + whole.length))) return whole;
      const name = word === undefined ? 'Unit' : designatorOf.get(word.toUpperCase());
      units.push(`${name} ${id.toUpperCase().replace(/[./&-]+$/, '')}`);
      return ' ';
    },
  );
  return { rest: tidy(rest), units };
}

/** A second line that is only an identifier (`4`, `B-2`) or a designator with one; anything else is not a unit. */
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

/** A unit without what it is called, and without zeros before it. */
export const identifierOf = (unit: string): string => unit.replace(/^\S+\s/, '').replace(/^0+(?=\d)/, '');
