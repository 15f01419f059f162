import { answers, type FilterId, passes } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { farthestMiles, type Result, rankByDistance } from '../../domain/search/directory-query.ts';
import type { NearArea } from '../../domain/search/near-area.ts';

/** How many pharmacies each group shows. */
const shown = 3;

/** What a visitor is shown of what lies around them. */
export interface NearestGroups {
  /** Those known to be open now that fit, nearest first. */
  readonly open: readonly Result[];
  /** Whether one that is open may lie nearer than the first of these, beyond what the lists hold for sure. */
  readonly openFarther: boolean;
  /** The nearest of the others that fit. */
  readonly others: readonly Result[];
  /** Whether another that fits may lie nearer than the first of these. */
  readonly othersFarther: boolean;
  /** Where nothing is known to fit: the nearest that may, to call. */
  readonly toCall: readonly Result[];
  /** How far around the point (statute miles) everything that fits is known. */
  readonly sureMiles: number;
  /** Whether the data ends nearer than the nearest shown, so that a closer one may be missing. */
  readonly atEdge: boolean;
}

/**
 * The pharmacies nearest to a point in the groups that a visitor in a hurry reads: open now, others, and whom to call where none is known
 * to fit. Of those open none is missing within `openSureMiles` (statute miles).
 */
export function nearestGroups(
  area: NearArea,
  filters: readonly FilterId[],
  isOpen: (pharmacy: Pharmacy) => boolean,
  openSureMiles: number,
): NearestGroups {
  const all = rankByDistance(area.pharmacies, area.point);
  const fits = all.filter(({ pharmacy }) => filters.every((id) => passes(pharmacy, id)));
  const sureMiles = area.sureMiles(filters);
  const open = fits.filter(({ pharmacy }) => isOpen(pharmacy)).slice(0, shown);
  const others = fits.filter(({ pharmacy }) => !isOpen(pharmacy)).slice(0, shown);
  const toCall =
    fits.length > 0
      ? []
      : all.filter(({ pharmacy }) => filters.every((id) => answers(pharmacy, id) !== 'no')).slice(0, shown);
  const nearest = [open[0], others[0], toCall[0]].flatMap((result) =>
    result === undefined ? [] : farthestMiles(result),
  );
  const { edgeMiles } = area;
  const beyond = ([first]: readonly Result[], sure: number): boolean =>
    first !== undefined && farthestMiles(first) > sure;
  return {
    open,
    openFarther: beyond(open, openSureMiles),
    others,
    othersFarther: beyond(others, sureMiles),
    toCall,
    sureMiles,
    atEdge: edgeMiles !== undefined && nearest.length > 0 && edgeMiles < Math.min(...nearest),
  };
}
