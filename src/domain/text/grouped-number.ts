/** Writes a number in groups of three digits: 18827 → `18,827`. */
export const groupedNumber = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
