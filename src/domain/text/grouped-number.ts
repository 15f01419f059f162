/**
 * A count from zero up in groups of three: `18,827`. A phone takes a tenth of a second for the locale's
 * formatter.
 */
export const groupedNumber = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
