import type { Result } from '../domain/list/ranking.ts';
import * as distancesMessages from './generated/distances.ts';

/** Distances of less than ten miles in words, by their tenths: pages say the same few dozen again and again. */
const exact: string[] = [];

function exactly(tenths: number): string {
  const known = exact[tenths];
  if (known !== undefined) return known;
  const text = distancesMessages.exact({ miles: (tenths / 10).toFixed(1) });
  exact[tenths] = text;
  return text;
}

/**
 * A distance for reading: `0.4 mi`, `12 mi`, `under 0.1 mi`; `about 2 mi` where the listing's coordinate is only its ZIP code's centre.
 */
export function formatDistance(miles: number, approximate: boolean): string {
  if (approximate) return distancesMessages.about({ miles: Math.max(1, Math.round(miles)) });
  const tenths = Math.round(miles * 10);
  if (tenths === 0) return distancesMessages.least;
  return tenths < 100 ? exactly(tenths) : distancesMessages.whole({ miles: Math.round(miles) });
}

export const distanceOf = ({ pharmacy, distanceMiles }: Omit<Result, 'uncertaintyMiles'>): string =>
  formatDistance(distanceMiles, pharmacy.location.precision === 'zip');
