/** The day of closing: `2023`, `01/05/2024`, `as of 1-5-24`. */
const since = String.raw`(?:(?:on|as of|effective|eff\.?|since)\s+)?(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|[12]\d{3})\b`;
const gone =
  '(?:(?:permanently|now|store)[ -])?closed?(?: permanently)?|(?:gone )?out of business|no longer in business';

/**
 * Matches "closed" before or behind a name, where only a store number or a day may follow. One chain cuts
 * names at 14 letters (`- CLO`). `Smith Drug - Closed Sundays` is open on other days, and a closed-door
 * pharmacy is open too.
 */
const closedName = new RegExp(
  [
    String.raw`(?:[([*]\s*(?:${gone})|\s[-–] ?(?:${gone}|clo)|\b(?:permanently closed|out of business|no longer in business))[\s,:]*(?:${since})?[\s.!)*\]]*(?:$|#|[12]\d{3}\b)`,
    String.raw`^\W*(?:(?:permanently closed|out of business)\b|closed(?:\s*[):*\]]|\s+[-–]\s)(?!\s*door))`,
  ].join('|'),
  'i',
);

/** Matches "moved" behind a name. */
const movedName = /(?:\s[-–]\s?|\(\s*)(?:(?:has |have )?(?:re-?located|moved))(?:\s+to\b[^()]*)?[\s.!)]*$/i;

/** True if a name says that its place closed or moved: `Joe's Rx (CLOSED)`, `Joe's Rx - Relocated`. */
export const saysClosed = (name: string | undefined): boolean =>
  name !== undefined && (closedName.test(name) || movedName.test(name));

/** True if a name says that its place has not opened yet: `Coming soon: Joe's Rx`. */
export const saysComing = (name: string | undefined): boolean =>
  name !== undefined && /^\W*(?:coming|opening) soon\b|\W\s?(?:coming|opening) soon[\s.!)\]]*$/i.test(name);

/** Matches "temporarily closed" before or behind a name, with the signs around it. */
const pausedName =
  /[\s\-–:,([*]*\b(?:temporar(?:il)?y clos(?:ed|ure)|closed\W{1,3}temporar(?:il)?y|closed until further notice)\b[\s\-–:)\].!*]*/i;

/** True if a name says that its place is closed temporarily: `Joe's Rx (temporarily closed)`. */
export const saysPaused = (name: string | undefined): boolean => name !== undefined && pausedName.test(name);

/** Returns a name without its words for "temporarily closed". */
export const withoutPause = (name: string): string => name.replace(pausedName, ' ').trim();
