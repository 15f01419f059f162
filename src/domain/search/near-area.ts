import { isOpenInWeek, ordinaryHalfHour } from '../hours/ordinary-week.ts';
import type { FilterId } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type Disc, type Gap, nearestGap } from '../places/covered-area.ts';
import type { LatLng } from '../places/geo.ts';
import { memoize } from '../text/memoize.ts';
import { memoizeText } from '../text/memoize-text.ts';
import { farthestMiles, nearerFirst, resultFrom } from './directory-query.ts';
import { type NearTile, nearReachMiles, tileEdgeMiles, tileListings, tileReachMiles } from './near-tile.ts';

/** How far a visitor asked to look for what passes filters. */
export interface Farther {
  readonly filters: readonly FilterId[];
  /** How often they asked; each time asks for more files. */
  readonly steps: number;
}

/** What is listed around a point, over city and state borders. */
export interface NearArea {
  readonly point: LatLng;
  /** Nearest first, none farther than lists reach (60 statute miles). */
  readonly pharmacies: readonly Pharmacy[];
  /**
   * How far from the point (statute miles) no listing is missing that passes all of the filters; with `isOpen`, which tells who is open
   * now by ordinary weekly hours, none of those that are open.
   */
  readonly sureMiles: (filters: readonly FilterId[], isOpen?: IsOpen) => number;
  /** The pharmacies as far as none is missing that passes all of the filters; with `openAt` (epoch milliseconds), none of those open then. */
  readonly surePart: (filters: readonly FilterId[], openAt?: number) => SurePart;
  /** How far from the point (statute miles) the data is known to reach; undefined where it ends nowhere near. */
  readonly edgeMiles: number | undefined;
}

/** The part of an area that lists can show without leaving out a nearer one. */
export interface SurePart {
  /** How far it reaches, statute miles. */
  readonly miles: number;
  /** Nearest first; none that may be farther. */
  readonly pharmacies: readonly Pharmacy[];
}

type IsOpen = (pharmacy: Pharmacy) => boolean;

/**
 * Tells who is open at `now` (epoch milliseconds) by ordinary weekly hours, as the tiles were made; undefined where the week is not an
 * ordinary one, so that nothing is sure of those open.
 */
function openByWeek(timeZone: string, now: number): IsOpen | undefined {
  if (ordinaryHalfHour(timeZone, now) === undefined) return undefined;
  const halfHour = memoizeText((zone: string) => ordinaryHalfHour(zone, now) ?? 0);
  return memoize(({ hours, timeZone: zone }: Pharmacy) => isOpenInWeek(hours, halfHour(zone)));
}

/** An area in the making. */
export interface LoadedTiles {
  /** The tile of the point, then others around it. */
  readonly tiles: readonly [NearTile, ...NearTile[]];
  /** The key of the tile that a point belongs to; undefined where nothing is within reach of it. */
  readonly keyAt: (point: LatLng) => string | undefined;
}

/** How often the edge of what is known is pushed out; in a dense city each push is short. */
const mostPushes = 40;

/**
 * How far around a point nothing is missing. What is known around it ends somewhere: from there a tile again knows all that is near, and so
 * on, until the end lies in a tile that is not loaded, which is then given, or beyond reach.
 */
export function knownAround(
  point: LatLng,
  { tiles, keyAt }: LoadedTiles,
  filters: readonly FilterId[],
  isOpen?: IsOpen,
): { readonly miles: number; readonly next?: string | undefined } {
  const own = tileReachMiles(tiles[0], point, filters, isOpen);
  const discs: Disc[] = [{ center: point, radiusMiles: own }];
  let gap: Gap = nearestGap(point, discs);
  for (let push = 0; push < mostPushes && gap.miles < nearReachMiles; push += 1) {
    const key = keyAt(gap.at);
    const tile = tiles.find(({ cell }) => cell === key);
    if (key !== undefined && tile === undefined) return { miles: Math.max(own, gap.miles), next: key };
    const radiusMiles = tile === undefined ? nearReachMiles : tileReachMiles(tile, gap.at, filters, isOpen);
    if (radiusMiles === 0) break;
    discs.push({ center: gap.at, radiusMiles });
    gap = nearestGap(point, discs);
  }
  return { miles: Math.min(nearReachMiles, Math.max(own, gap.miles)) };
}

/** The area around a point that the tiles tell of. */
export function nearArea(point: LatLng, loaded: LoadedTiles): NearArea {
  const listings = new Map(loaded.tiles.flatMap((tile) => tileListings(tile).map((each) => [each.id, each])));
  const results = [...listings.values()]
    .map((pharmacy) => resultFrom(point, pharmacy))
    .filter((result) => result.distanceMiles <= nearReachMiles)
    .sort(nearerFirst);
  const area: NearArea = {
    point,
    pharmacies: results.map(({ pharmacy }) => pharmacy),
    sureMiles: (filters, isOpen) => knownAround(point, loaded, filters, isOpen).miles,
    surePart: (filters, openAt) => {
      const miles = openAt === undefined ? area.sureMiles(filters) : openSureMiles(area, filters, openAt);
      const sure = results.filter((result) => farthestMiles(result) <= miles);
      return { miles, pharmacies: sure.map(({ pharmacy }) => pharmacy) };
    },
    edgeMiles: tileEdgeMiles(loaded.tiles[0], point),
  };
  return area;
}

/** How far from an area's point (statute miles) none is missing of those that pass all of the filters and are open at `now` (epoch milliseconds). */
export function openSureMiles(
  { pharmacies: [first], sureMiles }: NearArea,
  filters: readonly FilterId[],
  now: number,
): number {
  const isOpen = first && openByWeek(first.timeZone, now);
  return isOpen === undefined ? sureMiles(filters) : sureMiles(filters, isOpen);
}
