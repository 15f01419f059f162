/**
 * What is written behind the name of a store that closed, before its number or the year at the most, or before it; one chain cuts its names
 * at 14 letters. `Smith Drug - Closed Sundays` is open on other days, and a closed-door pharmacy is another thing.
 */
const closedName =
  /(?:\(closed\)|\bpermanently closed|\s[-–] ?clo(?:sed?(?: permanently)?)?)[\s.!]*(?:$|#|[12]\d{3}\b)|^\W*(?:permanently closed\b|closed(?:\s*[):*\]]|\s+[-–]\s)(?!\s*door))/i;

/** Whether a name says that its place has closed: `Joe's Rx (CLOSED)`, `Permanently closed - Joe's Rx`. */
export const saysClosed = (name: string | undefined): boolean => name !== undefined && closedName.test(name);
