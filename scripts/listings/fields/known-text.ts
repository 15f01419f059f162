/** What stands for a value that is not known: dashes, `n/a`, `NULL`, `#N/A`, `\N`. */
const unknownWords =
  /^(?:[-–—?]+|#?n\/a[.!]?|null|nil|none|nan|undefined|\\n|unknown|unavailable|t\.?b\.?[ad]\.?|not (?:available|applicable|known|provided)|[(<[](?:null|none|blank|unknown)[)>\]])$/i;

/** Gives the text of a cell; undefined for one that is empty or says that it is not known. */
export function knownText(text: string): string | undefined {
  const known = text.trim();
  return known === '' || unknownWords.test(known) ? undefined : known;
}

/** Gives a cell's text without its line breaks and tabs, each a space, and without blanks around it. */
export const inOneLine = (text: string): string => text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();

/** Gives an identifier with the letters that keys may have: `PHY-50123` of `PHY 50123`. */
export const idLetters = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
