/**
 * What people and programs write into a cell of which they do not know the value: dashes, `n/a`, `NULL`,
 * `None`, `#N/A`, `\N`.
 */
const unknownWords =
  /^(?:[-–—?]+|#?n\/a[.!]?|null|nil|none|nan|undefined|\\n|unknown|unavailable|t\.?b\.?[ad]\.?|not (?:available|applicable|known|provided)|[(<[](?:null|none|blank|unknown)[)>\]])$/i;

/**
 * Gives the text of a cell without blanks around it; undefined for one that is empty or says that the value
 * is not known.
 */
export function knownText(text: string): string | undefined {
  const known = text.trim();
  return known === '' || unknownWords.test(known) ? undefined : known;
}

/** Gives a cell's text without its line breaks and tabs, each a space, and without blanks around it. */
export const inOneLine = (text: string): string => text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();

/**
 * Gives an identifier with the letters that keys and addresses may have: runs of others become a hyphen (`PHY
 * 50123`, `PH/31`).
 */
export const idLetters = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
