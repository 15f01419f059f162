import type { Result } from './directory-query.ts';
import { groupedNumber } from './grouped-number.ts';

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 pharmacy`, `12 pharmacies`; counts from a thousand up are grouped. */
export const countOf = (count: number, one: string, many: string): string =>
  `${groupedNumber(count)} ${count === 1 ? one : many}`;

/**
 * A distance for reading: `0.4 mi`, `12 mi`, `under 0.1 mi`; `about 2 mi` where the listing's coordinate is only its ZIP code's centre.
 */
export function formatDistance(miles: number, approximate: boolean): string {
  if (approximate) return `about ${Math.max(1, Math.round(miles))} mi`;
  const tenths = Math.round(miles * 10);
  if (tenths === 0) return 'under 0.1 mi';
  return tenths < 100 ? `${(tenths / 10).toFixed(1)} mi` : `${Math.round(miles)} mi`;
}

export const distanceOf = ({ pharmacy, distanceMiles }: Result): string =>
  formatDistance(distanceMiles, pharmacy.location.precision === 'zip');

/** A city's centre as the point that distances are measured from. Completes "lines from …". */
export const centerOf = (city: string): string => `the center of ${city}`;
