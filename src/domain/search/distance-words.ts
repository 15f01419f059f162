import type { Result } from './directory-query.ts';

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
