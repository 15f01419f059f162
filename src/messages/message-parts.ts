import { groupedNumber } from '../domain/text/grouped-number.ts';

interface Cases {
  readonly [key: string]: string;
  readonly other: string;
}

/** Formats a number in a message, after subtracting `offset`: 18827 → `18,827`. */
export const number = (_locale: string, value: number, offset: number): string =>
  groupedNumber(value - offset);

/** Returns the text for a count: that of the number itself, else of its plural category: `cases.one`. */
export const plural = (
  value: number,
  offset: number,
  category: (value: number) => string,
  cases: Cases,
): string => cases[value] ?? cases[category(value - offset)] ?? cases.other;

/** Returns the text for a value, or `cases.other` if it has none. */
export const select = (value: string, cases: Cases): string => cases[value] ?? cases.other;
