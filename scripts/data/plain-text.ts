/** Whether a spreadsheet would run a cell (`=HYPERLINK(…)`, `@SUM(…)`); signed numbers and `@ Home` are not meant. */
export const isFormula = (text: string): boolean =>
  /^(?:[=\t\r]|@\S)/.test(text) || /^[+-](?!\d+(?:\.\d+)?$)\D/.test(text);

/** Whether markup or control characters stand in a cell: then it is not the text of a name or an address. */
export const isMarkup = (text: string): boolean => /[<>\p{Cc}]/u.test(text);

/** Whether a cell can be a name or an address. */
export const isPlainText = (text: string): boolean => !isFormula(text) && !isMarkup(text);
