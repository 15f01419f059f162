/**
 * What is written behind the name of a store that closed, before its number or the year at the most, or before it; one chain cuts its names
 * at 14 letters. `Smith Drug - Closed Sundays` is open on other days, and a closed-door pharmacy is another thing.
 */
const closedName =
  /(?:\(closed\)|\bpermanently closed|\s[-–] ?clo(?:sed?(?: permanently)?)?)[\s.!]*(?:$|#|[12]\d{3}\b)|^\W*(?:permanently closed\b|closed(?:\s*[):*\]]|\s+[-–]\s)(?!\s*door))/i;

/** What is written behind the name of a store that is somewhere else now. */
const movedName = /(?:\s[-–]\s?|\(\s*)(?:(?:has |have )?(?:re-?located|moved))(?:\s+to\b[^()]*)?[\s.!)]*$/i;

/** Whether a name says that its place has closed, or is another now: `Joe's Rx (CLOSED)`, `Permanently closed - Joe's Rx`, `Joe's Rx - Relocated`. */
export const saysClosed = (name: string | undefined): boolean =>
  name !== undefined && (closedName.test(name) || movedName.test(name));

/** Whether a name says that its place has not opened: `Coming soon: Joe's Rx`. */
export const saysComing = (name: string | undefined): boolean =>
  name !== undefined && /^\W*(?:coming|opening) soon\b|\W\s?(?:coming|opening) soon[\s.!)\]]*$/i.test(name);

/** What is written behind or before the name of a place that is to open again, with the signs around it. */
const pausedName =
  /[\s\-–:,([*]*\b(?:temporar(?:il)?y clos(?:ed|ure)|closed\W{1,3}temporar(?:il)?y|closed until further notice)\b[\s\-–:)\].!*]*/i;

/** Whether a name says that its place is closed for a time: `Joe's Rx (temporarily closed)`. */
export const saysPaused = (name: string | undefined): boolean => name !== undefined && pausedName.test(name);

/** A name without the words that its place is closed for a time. */
export const withoutPause = (name: string): string => name.replace(pausedName, ' ').trim();
