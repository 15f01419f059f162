import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { listParts } from '../../domain/list/list-groups.ts';
import { certainPart, type NearArea, type NearestWanted } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery, runDirectoryQuery } from '../../domain/search/directory-query.ts';
import { placeAround } from '../../domain/search/place-around.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import {
  type ListedPlace,
  nearestListedQuery,
  nearestQuery,
} from '../../features/data-access/nearest-queries.ts';
import { LeftOut } from '../../features/directory-search/left-out.tsx';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

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
  /** Whether the point is only a guess from the visitor's network. */
  readonly guessed: boolean;
}

/** What a visitor whose location is known sees of what lies around them. */
export function NearContent({ nearest: { area, farCity }, filters, most, guessed }: NearContentProps) {
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
  return <NearGroups area={area} filters={filters} most={most} guessed={guessed} />;
}

interface NearGroupsProps extends Omit<NearContentProps, 'nearest'> {
  readonly area: NearArea;
}

/** The first of each group around a point, those open now before all others, and the way to the whole list. */
function NearGroups({ area, filters, most, guessed }: NearGroupsProps) {
  const at = useStatus();
  const label = guessed ? resultsMessages.roughlyMe : resultsMessages.me;
  const isFiltered = filters.length > 0;
  const query = { ...emptyDirectoryQuery, filters: choicesOf(filters), open: true };
  const listed = useMemo(() => {
    const certain = certainPart(area);
    // Where the next tile could not be had, what was is better than nothing.
    return certain.length > 0 ? certain : area.pharmacies;
  }, [area]);
  // Without a connection the code of statuses may not come: the phone numbers do not wait for it.
  if (at === null && navigator.onLine) return null;
  const situation = { origin: area.point, statusOf: at?.statusOf ?? null };
  const { results, counts, unknown } = runDirectoryQuery(listed, query, situation);
  const first = listParts(results).flatMap(({ entries }) => entries.slice(0, most));
  const all = { ...query, open: false, from: 'me' };
  return (
    <>
      {counts?.open === 0 && first.length > 0 && (
        <p>{isFiltered ? nearMessages.noneFitOpen : nearMessages.noneOpen}</p>
      )}
      {first.length > 0 ? (
        <PharmacyCards items={first} asked={filters} />
      ) : (
        <p>{isFiltered ? nearMessages.noneFit : nearMessages.none}</p>
      )}
      <LeftOut origin={{ label, location: area.point }} unknown={unknown} area={area} />
      <p className="near-more">
        {counts !== undefined && counts.open > 0 && (
          <a href={directorySearchPath({ ...all, open: true })}>{nearMessages.allOpen}</a>
        )}
        <a href={directorySearchPath(all)}>{isFiltered ? nearMessages.allFitting : nearMessages.all}</a>
      </p>
    </>
  );
}
