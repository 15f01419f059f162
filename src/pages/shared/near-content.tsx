import type { QueryClient } from '@tanstack/react-query';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { NearArea, NearestWanted } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { placeAround } from '../../domain/search/place-around.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { type ListedPlace, nearestListedQuery } from '../../features/data-access/nearest-listed.ts';
import { nearestQuery } from '../../features/data-access/nearest-query.ts';
import { NearestList } from '../../features/near/nearest-list.tsx';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';

/** What lies nearest to a point: an area with listings or, far from all of them, the nearest city that has any. */
export interface Nearest {
  readonly area: NearArea | null;
  /** The city that the point is in or beside, such as `Birmingham, AL`, where the nearest listings agree on one. */
  readonly place?: string | undefined;
  /** Where the area has none: the nearest listed city, and its distance in statute miles. */
  readonly farCity?: ListedPlace | undefined;
}

/** Finds the pharmacies nearest to a point that fit. Rejects where the list of its area cannot be had. */
export async function findNearest(
  client: QueryClient,
  point: LatLng,
  wanted: NearestWanted,
): Promise<Nearest> {
  const area = await client.fetchQuery(nearestQuery(point, wanted));
  if (area !== null) return { area, place: placeAround(area.pharmacies) };
  // The sentence that nothing is near stands by itself.
  const [farCity] = await client.fetchQuery(nearestListedQuery(point, 1)).catch(() => []);
  return { area: null, farCity };
}

interface NearContentProps {
  readonly nearest: Nearest;
  readonly filters: readonly FilterId[];
  /** How many pharmacies each group shows. */
  readonly most: number;
}

/** What a visitor whose location is known sees of what lies around them. */
export function NearContent({ nearest: { area, farCity }, filters, most }: NearContentProps) {
  if (area === null) {
    return (
      <p className="empty">
        {`${nearMessages.far({ miles: reachMiles })} `}
        {farCity !== undefined &&
          taggedMessage(
            nearMessages.farCity({
              city: farCity.label,
              distance: formatDistance(farCity.miles, false),
            }),
            { link: (text) => <a href={cityPath(farCity.slug)}>{text}</a> },
          )}
      </p>
    );
  }
  const all = { ...emptyDirectoryQuery, filters: choicesOf(filters), from: 'me' };
  return (
    <NearestList
      area={area}
      filters={filters}
      most={most}
      allHref={directorySearchPath(all)}
      openHref={directorySearchPath({ ...all, open: true })}
    />
  );
}
