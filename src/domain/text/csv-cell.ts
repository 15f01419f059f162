/** Returns a cell as a row is written: in double quotes where it holds one, the delimiter or a line end. */
export const csvCell = (text: string, delimiter = ','): string =>
  ['"', '\n', '\r', delimiter].some((special) => text.includes(special))
    ? `"${text.replaceAll('"', '""')}"`
    : text;
