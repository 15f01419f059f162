/** Whether a cell would be run by a spreadsheet (`=HYPERLINK(…)`); signed numbers are not meant. */
export const isFormula = (text: string): boolean =>
  /^[=@\t\r]/.test(text) || /^[+-](?!\d+(?:\.\d+)?$)\D/.test(text);

/** Whether markup or control characters stand in a cell: then it is not the text of a name or an address. */
export const isMarkup = (text: string): boolean => /[<>\p{Cc}]/u.test(text);

/** Whether a cell can be a name or an address. */
export const isPlainText = (text: string): boolean => !isFormula(text) && !isMarkup(text);
