import { splitUnits, tidy } from './street-units.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

interface StreetLines {
  readonly line1: string;
  readonly line2: string | undefined;
}

const recipientAtStart = /^\s*(?:attn|attention|c\/o|care of)\b[\s:.-]*/i;
const businessWord =
  /\b(?:pharmac(?:y|ies)|drugs?|drug ?store|rx|apothecary|chemists?|inc|llc|corp|l\.l\.c)\b\.?/i;
const houseFirst = /^\s*(?:\d+[A-Z]?(?:-\d+)?|one|two|three)[\s,]+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9]/i;

const hasStreetSuffix = (line: string): boolean =>
  line
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .some((word, index) => index > 0 && streetSuffix(word) !== undefined);

/** True if a line ends with a street suffix, direction, number or single letter: `MAIN ST`, `AVENUE C`. */
export function endsAsStreet(line: string): boolean {
  const last = (line.toUpperCase().match(/[A-Z0-9-]+/g) ?? []).at(-1) ?? '';
  return streetSuffix(last) !== undefined || streetDirection(last) !== undefined || /\d|^[A-Z]$/.test(last);
}

function isNumberedStreet(line: string): boolean {
  const { rest } = splitUnits(line);
  return (houseFirst.test(line) && /[\s,].*[a-z]{3}/i.test(rest)) || /^\d\S* +\S*[a-z]{2}/i.test(rest);
}

const mayHoldUnit = (line: string): boolean =>
  /\d|\s[a-z]$|^(?:ste|suite|unit|apt|bldg|building|room|rm|floor|fl|#)[\s.#:]*[\w-]{0,6}$/i.test(line);

const postBox = /[\s,;(-]*\bP\.?\s?O\.?\s?(?:BOX|DRAWER)\b[\s.:#]*[\w-]*\)?/gi;

/** True if a street begins with a post office box, which nobody can visit: `PO BOX 12`. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());

/**
 * Returns the lines of an address with the street first, without names, recipients, and post office boxes
 * beside a street. The first line is empty if there is a name and no street.
 */
export function streetLines(first: string, second: string | undefined): StreetLines {
  const [plain, line2] = [first, second ?? ''].map((line) => tidy(line.replace(postBox, ' ')));
  const line1 = plain !== undefined && /\d.*[a-z]|[a-z].*\d/i.test(plain) ? plain : first.trim();
  if (houseFirst.test(line1)) return { line1: withoutRecipient(line1), line2 };
  const hasBusinessName = recipientAtStart.test(line1) || businessWord.test(line1);
  const streetBehindName = hasBusinessName ? /(?<=[\s,:-])\d+[A-Z]?\s.*$/i.exec(line1)?.[0] : undefined;
  if (streetBehindName !== undefined && isNumberedStreet(streetBehindName))
    return { line1: streetBehindName, line2 };
  const street = (line2 ?? '').replace(/^(\d+),\s*/, '$1 ');
  if ((hasBusinessName || !/^\d/.test(line1)) && isNumberedStreet(street))
    return {
      line1: street,
      line2: hasBusinessName || isPostBox(line1) || !mayHoldUnit(line1) ? undefined : line1,
    };
  return recipientAtStart.test(line1) || (hasBusinessName && !/\d/.test(line1) && !hasStreetSuffix(line1))
    ? { line1: '', line2 }
    : { line1, line2 };
}

const withoutRecipient = (line: string): string =>
  line.replace(/[\s,(-]+(?:attn|attention|c\/o|care of)\b.*$/i, '');
