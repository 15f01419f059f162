import { splitUnits } from './street-address.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

const recipientAtStart = /^\s*(?:attn|attention|c\/o|care of)\b/i;
const businessWord =
  /\b(?:pharmac(?:y|ies)|drugs?|drug ?store|rx|apothecary|chemists?|inc|llc|corp|l\.l\.c)\b/i;
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

/** True if a street begins with a post office box, which nobody can visit: `PO BOX 12`. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());

/**
 * Returns the lines of an address with the street first, and no name or recipient in place of the street. The
 * first line is empty if there is a name and no street.
 */
export function streetLines(line1: string, line2 = '') {
  if (houseFirst.test(line1)) return { line1, line2 };
  const isRecipient = recipientAtStart.test(line1);
  const isName = isRecipient || businessWord.test(line1);
  if ((isName || !/^\d/.test(line1)) && isNumberedStreet(line2))
    return { line1: line2, line2: !isName && /\d|\s[a-z]$/i.test(line1) ? line1 : undefined };
  const holdsStreet = /[\s,:-]\d+[A-Z]?\s.*[a-z]{2}/i.test(line1) || (!isRecipient && hasStreetSuffix(line1));
  return { line1: isName && !holdsStreet ? '' : line1, line2 };
}
