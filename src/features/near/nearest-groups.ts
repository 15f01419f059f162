import type { NearArea } from '../../domain/list/near-area.ts';
import { farthestMiles, type Result, rankByDistance } from '../../domain/list/ranking.ts';
import { answers, type FilterId, passes } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';

/** Whether a pharmacy is known to be open now, may be, or is known to be closed. */
export type Standing = 'open' | 'maybe' | 'closed';

/** What a visitor is shown of what lies around them. */
export interface NearestGroups {
  /** Those known to be open now that fit, nearest first. */
  readonly open: readonly Result[];
  /** Whether one that is open may lie nearer than the first of these. */
  readonly openFarther: boolean;
  /** Those that fit and may be open: their store is, or their hours are not known. */
  readonly maybe: readonly Result[];
  /** Where none is open and none may be: the nearest that fit. */
  readonly closed: readonly Result[];
  /** Whether another that fits may lie nearer than the first of these. */
  readonly closedFarther: boolean;
  /** Where nothing is known to fit: the nearest that may, to call. */
  readonly toCall: readonly Result[];
  /** Whether the data ends nearer than the nearest shown, so that a closer one may be missing. */
  readonly atEdge: boolean;
}

interface Asked {
  /** What each must pass to fit. */
  readonly filters: readonly FilterId[];
  /** How many pharmacies each group shows. */
  readonly most: number;
  readonly standingOf: (pharmacy: Pharmacy) => Standing;
}

/**
 * The pharmacies nearest to a point in the groups that a visitor in a hurry reads: open now, perhaps open, closed where there is neither, and
 * whom to call where none is known to fit.
 */
export function nearestGroups(area: NearArea, { filters, most, standingOf }: Asked): NearestGroups {
  const all = rankByDistance(area.pharmacies, area.point);
  const fits = all.filter(({ pharmacy }) => filters.every((id) => passes(pharmacy, id)));
  const those = (standing: Standing): readonly Result[] =>
    fits.filter(({ pharmacy }) => standingOf(pharmacy) === standing).slice(0, most);
  const open = those('open');
  const maybe = those('maybe');
  const closed = open.length + maybe.length > 0 ? [] : those('closed');
  const toCall =
    fits.length > 0
      ? []
      : all.filter(({ pharmacy }) => filters.every((id) => answers(pharmacy, id) !== 'no')).slice(0, most);
  const nearest = [open[0], maybe[0], closed[0], toCall[0]].flatMap((result) =>
    result === undefined ? [] : farthestMiles(result),
  );
  const { edgeMiles, certainMiles } = area;
  const beyond = ([first]: readonly Result[]): boolean =>
    first !== undefined && farthestMiles(first) > certainMiles;
  return {
    open,
    openFarther: beyond(open),
    maybe,
    closed,
    closedFarther: beyond(closed),
    toCall,
    atEdge: edgeMiles !== undefined && nearest.length > 0 && edgeMiles < Math.min(...nearest),
  };
}
