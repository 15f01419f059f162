/**
 * Whether a spreadsheet would run a cell (`=HYPERLINK(…)`, `@SUM(…)`, `+A1`). Numbers, `@ Home` and what has
 * a sign but no letter (`+(305) 512-1790`) are not meant.
 */
export const isFormula = (text: string): boolean =>
  /^(?:[=\t\r]|@\S)/.test(text) || (/^[+-]\D/.test(text) && /\p{L}/u.test(text));

/** Controls, lost, private and invisible characters, text that changes direction, piled marks. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u3164\ufffd]|\p{M}{3}/u;

/** Whether characters that are none to read stand in a text. */
export const hasUnprintable = (text: string): boolean => unprintable.test(text);

/** Whether markup stands in a cell: then it is not the text of a name or an address. */
const isMarkup = (text: string): boolean => /[<>]/.test(text);

/** Whether a text can be shown: printable, with a letter or digit, without blanks around it. */
export const isShowable = (text: string): boolean =>
  !unprintable.test(text) && /[\p{L}\p{N}]/u.test(text) && text.trim() === text;

/** Most letters of a name, a street or a town; the register has 70 at most. */
export const longestText = 100;
export const tooLong = `longer than ${longestText} letters`;

/** Why a cell cannot be a name or a line of an address; undefined where it can. */
export function faultOfText(text: string): string | undefined {
  if (text.length > longestText) return tooLong;
  if (isFormula(text) || isMarkup(text)) return 'markup or a formula';
  return hasUnprintable(text) ? 'characters that cannot be shown' : undefined;
}

/** Whether a cell can be a name or a line of an address. */
export const isPlainText = (text: string): boolean => faultOfText(text) === undefined;
