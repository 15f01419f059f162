import { groupedNumber } from '../domain/text/grouped-number.ts';

interface Cases {
  readonly [key: string]: string;
  readonly other: string;
}

/** Formats a number in a compiled message. Compiled messages pass a locale; all are English. */
export const number = (_locale: string, value: number, offset: number): string =>
  groupedNumber(value - offset);

/** Returns the text for a count: that of exactly the count (`=0`), else that of its plural category. */
export const plural = (
  value: number,
  offset: number,
  category: (value: number) => string,
  cases: Cases,
): string => cases[value] ?? cases[category(value - offset)] ?? cases.other;

/** Returns the text for a value, else the text `other`. */
export const select = (value: string, cases: Cases): string => cases[value] ?? cases.other;
