import { useQuery } from '@tanstack/react-query';
import { isCertainlyNearest, type NearestWanted, nearestWanted } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { Result } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { nearestQuery } from '../../features/data-access/page-data.ts';

/** The nearest pharmacy that is known to fit. */
export interface NearestFit {
  /** Absent where none is known to fit. */
  readonly first?: Result | undefined;
  readonly isCertain: boolean;
  /** How far from the point was looked, statute miles. */
  readonly lookedMiles: number;
}

/** Finds the nearest pharmacy to a point that fits; undefined until that is known, or where `fits` is. */
export function useNearestFit(
  point: LatLng,
  wanted: Omit<NearestWanted, 'count'>,
  fits: ((pharmacy: Pharmacy) => boolean) | undefined,
): NearestFit | undefined {
  const isAsked = fits !== undefined;
  const { data: area } = useQuery({ ...nearestQuery(point, { ...wanted, count: 1 }), enabled: isAsked });
  if (!isAsked || area === undefined) return undefined;
  if (area === null) return { isCertain: false, lookedMiles: reachMiles };
  const first = nearestWanted(area, fits);
  const isCertain = first !== undefined && isCertainlyNearest(first, area, fits);
  return { first, isCertain, lookedMiles: area.certainMiles };
}
