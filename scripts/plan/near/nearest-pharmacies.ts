import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { farthestMiles, type Result, rankByDistance } from '../../../src/domain/search/directory-query.ts';
import { type SpatialIndex, spatialIndex } from '../../lists/facts/spatial-index.ts';

/** How far (statute miles) a pharmacy's neighbours are looked for at first. */
const firstMiles = 3;

export type PharmacyIndex = SpatialIndex<Pharmacy>;

/** Indexes pharmacies by their coordinates. */
export const indexPharmacies = (pharmacies: readonly Pharmacy[]): PharmacyIndex =>
  spatialIndex(pharmacies, ({ location }) => location);

/** The `count` nearest to a pharmacy in the order of lists, without itself, that are surely within so many statute miles. */
export function nearestTo(
  { id, location }: Pick<Pharmacy, 'id' | 'location'>,
  index: PharmacyIndex,
  { count, miles }: { readonly count: number; readonly miles: number },
): readonly Result[] {
  // In a small circle first; who lies beyond it cannot come before those who surely lie within.
  for (let reach = firstMiles; ; reach *= 2) {
    const within = Math.min(reach, miles);
    const found = rankByDistance(
      index.roughly(location, within).filter((other) => other.id !== id),
      location,
    ).filter((result) => farthestMiles(result) <= within);
    if (found.length >= count || within === miles) return found.slice(0, count);
  }
}
