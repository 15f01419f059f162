import { groupedNumber } from './grouped-number.ts';

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 pharmacy`, `12 pharmacies`; counts from a thousand up are grouped. */
export const countOf = (count: number, one: string, many: string): string =>
  `${groupedNumber(count)} ${count === 1 ? one : many}`;
