/** True if a text looks like a spreadsheet's formula: `=HYPERLINK(…)`, `+A1`. False for `+(305) 512-1790`. */
export const isFormula = (text: string): boolean =>
  /^(?:[=\t\r]|@\S)/.test(text) || (/^[+-]\D/.test(text) && /\p{L}/u.test(text));

/** Matches control and invisible characters, changes of direction, and stacked accents. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u3164\ufffd]|\p{M}{3}/u;

export const hasUnprintable = (text: string): boolean => unprintable.test(text);

const isMarkup = (text: string): boolean => /[<>]/.test(text);

/** True if a text can be shown: printable, trimmed, and with a letter or digit. */
export const isShowable = (text: string): boolean =>
  !unprintable.test(text) && /[\p{L}\p{N}]/u.test(text) && text.trim() === text;

/** Most characters of a name, street or town. The NPI register has at most 70. */
export const longestText = 100;
export const tooLong = `longer than ${longestText} letters`;

/** Returns why a text cannot be a name or address line: `markup or a formula`. Undefined if it can. */
export function faultOfText(text: string): string | undefined {
  if (text.length > longestText) return tooLong;
  if (isFormula(text) || isMarkup(text)) return 'markup or a formula';
  return hasUnprintable(text) ? 'characters that cannot be shown' : undefined;
}

/** True if a text can be a name or address line: neither too long, nor markup or a formula. */
export const isPlainText = (text: string): boolean => faultOfText(text) === undefined;
