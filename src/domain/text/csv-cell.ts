/** Quotes a CSV cell if it holds a double quote, the delimiter or a line break. */
export const csvCell = (text: string, delimiter = ','): string =>
  ['"', '\n', '\r', delimiter].some((special) => text.includes(special))
    ? `"${text.replaceAll('"', '""')}"`
    : text;
