import { groupedNumber } from '../domain/text/grouped-number.ts';

/** The texts that a plural or a select chooses from. */
interface Cases {
  readonly [key: string]: string;
  readonly other: string;
}

/** Writes a number into a message. The compiled messages give their locale; English is the only one for now. */
export const number = (_locale: string, value: number, offset: number): string =>
  groupedNumber(value - offset);

/** Chooses the text for a count: one for exactly this count (`=0`), or that of its plural category in the locale. */
export const plural = (
  value: number,
  offset: number,
  category: (value: number) => string,
  cases: Cases,
): string => cases[value] ?? cases[category(value - offset)] ?? cases.other;

/** Chooses the text for a value. */
export const select = (value: string, cases: Cases): string => cases[value] ?? cases.other;
