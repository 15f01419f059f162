/** Whether a spreadsheet would run a cell (`=HYPERLINK(…)`, `@SUM(…)`); signed numbers and `@ Home` are not meant. */
export const isFormula = (text: string): boolean =>
  /^(?:[=\t\r]|@\S)/.test(text) || /^[+-](?!\d+(?:\.\d+)?$)\D/.test(text);

/** Controls, halves of characters, ends of lines, and what turns the direction of the text around it. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether markup or unprintable characters stand in a cell: then it is not the text of a name or an address. */
export const isMarkup = (text: string): boolean => /[<>]/.test(text) || unprintable.test(text);

/** Whether a text can be shown: printable, with a letter or digit, without blanks around it. */
export const isShowable = (text: string): boolean =>
  !unprintable.test(text) && /[\p{L}\p{N}]/u.test(text) && text.trim() === text;

/** Most letters of a name, a street or a town. The register has 70 at most; a page shows some of them several times. */
export const longestText = 100;
export const tooLong = `longer than ${longestText} letters`;

/** Why a cell cannot be a name or a line of an address; undefined where it can. */
export function faultOfText(text: string): string | undefined {
  if (text.length > longestText) return tooLong;
  return isFormula(text) || isMarkup(text) ? 'markup or a formula' : undefined;
}

/** Whether a cell can be a name or a line of an address. */
export const isPlainText = (text: string): boolean => faultOfText(text) === undefined;
