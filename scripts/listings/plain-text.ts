/**
 * True if a spreadsheet would run a cell as a formula: `=HYPERLINK(…)`, `@SUM(…)`, `+A1`. Numbers, `@ Home`
 * and a sign without letters (`+(305) 512-1790`) are none.
 */
export const isFormula = (text: string): boolean =>
  /^(?:[=\t\r]|@\S)/.test(text) || (/^[+-]\D/.test(text) && /\p{L}/u.test(text));

/** Control, private and invisible characters, replacement marks, changes of direction, stacked accents. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u3164\ufffd]|\p{M}{3}/u;

/** True if a text has unprintable characters. */
export const hasUnprintable = (text: string): boolean => unprintable.test(text);

const isMarkup = (text: string): boolean => /[<>]/.test(text);

/** True if a text can be shown: printable, with a letter or digit, without surrounding blanks. */
export const isShowable = (text: string): boolean =>
  !unprintable.test(text) && /[\p{L}\p{N}]/u.test(text) && text.trim() === text;

/** Letters of a name, a street or a town. The register has at most 70. */
export const longestText = 100;
export const tooLong = `longer than ${longestText} letters`;

/** Returns why a cell cannot be a name or a line of an address, or undefined if it can. */
export function faultOfText(text: string): string | undefined {
  if (text.length > longestText) return tooLong;
  if (isFormula(text) || isMarkup(text)) return 'markup or a formula';
  return hasUnprintable(text) ? 'characters that cannot be shown' : undefined;
}

/** True if a cell can be a name or a line of an address. */
export const isPlainText = (text: string): boolean => faultOfText(text) === undefined;
