import { takeUnits, tidy } from './street-units.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

interface StreetLines {
  readonly line1: string;
  readonly line2: string | undefined;
}

const attention = /^\s*(?:attn|attention|c\/o|care of)\b[\s:.-]*/i;
const business =
  /\b(?:pharmac(?:y|ies)|drugs?|drug ?store|rx|apothecary|chemists?|inc|llc|corp|l\.l\.c)\b\.?/i;
const houseFirst = /^\s*(?:\d+[A-Z]?(?:-\d+)?|one|two|three)[\s,]+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9]/i;

const holdsSuffix = (line: string): boolean =>
  line
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .some((word, index) => index > 0 && streetSuffix(word) !== undefined);

/** True if a line ends as streets do, with a suffix, a direction or a number: `MAIN ST`, `HWY 41`. */
export function endsAsStreet(line: string): boolean {
  const last = (line.toUpperCase().match(/[A-Z0-9-]+/g) ?? []).at(-1) ?? '';
  return streetSuffix(last) !== undefined || streetDirection(last) !== undefined || /\d|^[A-Z]$/.test(last);
}

function isStreet(line: string): boolean {
  const { rest } = takeUnits(line);
  return (houseFirst.test(line) && /[\s,].*[a-z]{3}/i.test(rest)) || /^\d\S* +\S*[a-z]{2}/i.test(rest);
}

/** True for `STE 4` and `TOWER B`, but not for `TAMPA BAY HEALTHCARE`. */
const mayHoldUnit = (line: string): boolean =>
  /\d|\s[a-z]$|^(?:ste|suite|unit|apt|bldg|building|room|rm|floor|fl|#)[\s.#:]*[\w-]{0,6}$/i.test(line);

const postBox = /[\s,;(-]*\bP\.?\s?O\.?\s?(?:BOX|DRAWER)\b[\s.:#]*[\w-]*\)?/gi;

/** True if a street is only a post office box, which nobody can visit: `PO BOX 12`. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());

/**
 * Returns an address's two lines with the street first: `SMITH DRUG`, `100 MAIN ST` → `100 MAIN ST`. Names,
 * recipients and post office boxes are dropped. The first line is empty if there is a name and no street.
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

/** `100 MAIN ST ATTN PHARMACY` → `100 MAIN ST`. */
const withoutName = (line: string): string =>
  line.replace(/[\s,(-]+(?:attn|attention|c\/o|care of)\b.*$/i, '');
