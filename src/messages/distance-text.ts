import { farthestMiles, leastMiles, type Result } from '../domain/list/ranking.ts';
import { uncertaintyOf } from '../domain/pharmacy/pharmacy.ts';
import * as distancesMessages from './generated/distances.ts';

/** Returns a distance in statute miles as text: `0.4 mi`, `12 mi`, or `about 2 mi` if approximate. */
export function formatDistance(miles: number, approximate: boolean): string {
  if (!Number.isFinite(miles)) return '';
  if (approximate) return distancesMessages.about({ miles: Math.max(1, Math.round(miles)) });
  const tenths = Math.round(miles * 10);
  if (tenths === 0) return distancesMessages.least;
  return tenths < 100
    ? distancesMessages.exact({ miles: (tenths / 10).toFixed(1) })
    : distancesMessages.whole({ miles: Math.round(miles) });
}

/** Returns a pharmacy's distance as text: `0.4 mi`, or `1–4 mi` if its position is uncertain. */
export function distanceOf({ pharmacy, distanceMiles }: Omit<Result, 'uncertaintyMiles'>): string {
  const uncertaintyMiles = uncertaintyOf(pharmacy.location);
  if (uncertaintyMiles === 0 || !Number.isFinite(distanceMiles)) return formatDistance(distanceMiles, false);
  const between = { distanceMiles, uncertaintyMiles };
  const [least, most] = [Math.floor(leastMiles(between)), Math.ceil(farthestMiles(between))];
  return least === 0 ? distancesMessages.upTo({ most }) : distancesMessages.range({ least, most });
}
