/** Words for an unknown value: dashes, `n/a`, `NULL`, `#N/A`, `\N`. */
const unknownWords =
  /^(?:[-–—?]+|#?n\/a[.!]?|null|nil|none|nan|undefined|\\n|unknown|unavailable|t\.?b\.?[ad]\.?|not (?:available|applicable|known|provided)|[(<[](?:null|none|blank|unknown)[)>\]])$/i;

/** Returns the text of a cell, or undefined if it is empty or says that the value is unknown. */
export function knownText(text: string): string | undefined {
  const known = text.trim();
  return known === '' || unknownWords.test(known) ? undefined : known;
}

/** Returns a cell's text in one line: each line break or tab becomes a space. */
export const inOneLine = (text: string): string => text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();

/** Returns an identifier in the letters that keys may have: `PHY 50123` → `PHY-50123`. */
export const idLetters = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
