const grouped = new Intl.NumberFormat('en-US');

/** A count for reading, in groups of three from a thousand up: `18,827`. Most are below, and need no formatter. */
export const groupedNumber = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : grouped.format(count);
