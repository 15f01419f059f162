import { takeUnits, tidy } from './street-units.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

interface StreetLines {
  readonly line1: string;
  readonly line2: string | undefined;
}

/** A letter's recipient, which is not part of an address: `ATTN: PHARMACY`, `C/O J SMITH`. */
const attention = /^\s*(?:attn|attention|c\/o|care of)\b[\s:.-]*/i;
/** Words in names of businesses. */
const business =
  /\b(?:pharmac(?:y|ies)|drugs?|drug ?store|rx|apothecary|chemists?|inc|llc|corp|l\.l\.c)\b\.?/i;
const houseFirst = /^\s*(?:\d+[A-Z]?(?:-\d+)?|one|two|three)[\s,]+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9]/i;

/** True if a line has a street suffix behind its first word. */
const holdsSuffix = (line: string): boolean =>
  line
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .some((word, index) => index > 0 && streetSuffix(word) !== undefined);

/** True if a line ends as a street does: with a suffix, a direction or a unit's number. */
export function endsAsStreet(line: string): boolean {
  const last = (line.toUpperCase().match(/[A-Z0-9-]+/g) ?? []).at(-1) ?? '';
  return streetSuffix(last) !== undefined || streetDirection(last) !== undefined || /\d|^[A-Z]$/.test(last);
}

/** True if a line is a street with a house number: `1456 NW 17TH AVE`, `4873 BROADWAY`. */
function isStreet(line: string): boolean {
  const { rest } = takeUnits(line);
  return (houseFirst.test(line) && /[\s,].*[a-z]{3}/i.test(rest)) || /^\d\S* +\S*[a-z]{2}/i.test(rest);
}

/** True if a line without a street may have a unit: `STE 4`, `TOWER B`, but not `TAMPA BAY HEALTHCARE`. */
const mayHoldUnit = (line: string): boolean =>
  /\d|\s[a-z]$|^(?:ste|suite|unit|apt|bldg|building|room|rm|floor|fl|#)[\s.#:]*[\w-]{0,6}$/i.test(line);

const postBox = /[\s,;(-]*\bP\.?\s?O\.?\s?(?:BOX|DRAWER)\b[\s.:#]*[\w-]*\)?/gi;

/** True if a street address is only a post office box, which nobody can visit. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());

/**
 * Returns the two lines of an address with the street in the first. Some sources write the pharmacy's name, a
 * person, a box or the unit there, and the street behind it or in the second line. A first line with a name
 * and no street comes back empty.
 */
export function streetLines(first: string, second: string | undefined): StreetLines {
  const [plain, line2] = [first, second ?? ''].map((line) => tidy(line.replace(postBox, ' ')));
  const line1 = plain !== undefined && /\d.*[a-z]|[a-z].*\d/i.test(plain) ? plain : first.trim();
  if (houseFirst.test(line1)) return { line1: withoutName(line1), line2 };
  const named = attention.test(line1) || business.test(line1);
  const behind = named ? /(?<=[\s,:-])\d+[A-Z]?\s.*$/i.exec(line1)?.[0] : undefined;
  if (behind !== undefined && isStreet(behind)) return { line1: behind, line2 };
  const street = (line2 ?? '').replace(/^(\d+),\s*/, '$1 ');
  if ((named || !/^\d/.test(line1)) && isStreet(street))
    return { line1: street, line2: named || isPostBox(line1) || !mayHoldUnit(line1) ? undefined : line1 };
  return attention.test(line1) || (named && !/\d/.test(line1) && !holdsSuffix(line1))
    ? { line1: '', line2 }
    : { line1, line2 };
}

/** Returns a street without a recipient behind it: `100 MAIN ST ATTN PHARMACY` → `100 MAIN ST`. */
const withoutName = (line: string): string =>
  line.replace(/[\s,(-]+(?:attn|attention|c\/o|care of)\b.*$/i, '');
