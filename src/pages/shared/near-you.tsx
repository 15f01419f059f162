import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { emptyDirectoryQuery, runDirectoryQuery } from '../../domain/list/directory-query.ts';
import { listParts } from '../../domain/list/list-groups.ts';
import { certainPart, type NearArea, type NearestWanted } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { nearestListedQuery, nearestQuery } from '../../features/data-access/page-data.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { LeftOut } from '../../features/directory-search/list-foot.tsx';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as nearYouMessages from '../../messages/generated/nearYou.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { RetryNote } from './retry-note.tsx';

interface NearYouProps {
  readonly filters?: readonly FilterId[];
  readonly children?: ReactNode;
}

const noFilters: readonly FilterId[] = [];

/** Returns the path of the list around the visitor with some filters; it needs a script. */
export const nearPath = (filters: readonly FilterId[], open = false): string =>
  directorySearchPath({ ...emptyDirectoryQuery, filters, open, from: 'me' });

/**
 * Shows the pharmacies nearest to the visitor. Before a tap it shows a link, or reserves room if the site
 * guesses locations.
 */
export function NearYou({ filters = noFilters, children }: NearYouProps) {
  const guesses = useSiteFacts().lookupHost !== undefined;
  const { location } = useVisitorLocation();
  // If the location is known when the page opens, room is reserved from the start.
  const [wanted, setWanted] = useState(location !== null);
  const most = wanted ? 6 : 3;
  const isBrief = !wanted && !guesses && location !== null;
  const { label, area, note } = useNearest({ filters, open: true, count: most }, !isBrief);
  const cities = (area?.pharmacies ?? [])
    .slice(0, 3)
    .map(({ address: { city, state } }) => cityLabel({ name: city, state }));
  // The nearest alone may lie over a border.
  const place = cities.find((city, index) => cities.indexOf(city) < index);
  const room = wanted ? 'room' : guesses ? 'kept' : isBrief ? 'brief' : '';
  return (
    <section aria-labelledby="near-title" className={`near-you ${room}`}>
      <h2 id="near-title">
        {place === undefined ? nearYouMessages.title : nearYouMessages.titleNear({ place })}
      </h2>
      <LocationBar onAsk={() => setWanted(true)} />
      {location === null && children}
      {isBrief ? <a href={nearPath(filters)}>{nearMessages.all}</a> : note}
      {area && <NearGroups area={area} filters={filters} most={most} label={label} />}
    </section>
  );
}

/** Placeholder for an unknown location; nothing is loaded around it. */
const nowhere: LatLng = { lat: 0, lng: 0 };

/** Returns the nearest pharmacies that fit, or a note on why there are none to show. */
export function useNearest(wanted: NearestWanted, enabled = true) {
  const { location, basis } = useVisitorLocation();
  const point = location ?? nowhere;
  const around = useQuery({
    ...nearestQuery(point, wanted),
    placeholderData: keepPreviousData,
    enabled: enabled && location !== null,
  });
  // The previous point's result, that nothing is near, does not hold for this point.
  const isOfOther = location === null || (around.isPlaceholderData && around.data === null);
  const area = isOfOther ? undefined : around.data;
  return {
    label: basis === 'network' ? resultsMessages.roughlyMe : resultsMessages.me,
    area,
    loading: around.isFetching,
    note: location !== null && (
      <>
        {area === undefined &&
          (around.isError ? (
            <RetryNote
              message={navigator.onLine ? nearYouMessages.failed : nearYouMessages.offline}
              onRetry={around.refetch}
            />
          ) : (
            <p role="status">{nearYouMessages.finding}</p>
          ))}
        {area === null && <NothingNear point={location} />}
      </>
    ),
  };
}

function NothingNear({ point }: { readonly point: LatLng }) {
  const { data: [farCity] = [] } = useQuery(nearestListedQuery(point, 1));
  return (
    <p className="empty">
      <span>{`${nearMessages.far({ miles: reachMiles })} `}</span>
      {farCity !== undefined &&
        linkedMessage(
          nearMessages.farCity({ city: farCity.label, distance: formatDistance(farCity.miles, false) }),
          { link: cityPath(farCity.slug) },
        )}
    </p>
  );
}

interface NearGroupsProps {
  readonly area: NearArea;
  readonly filters: readonly FilterId[];
  readonly most: number;
  readonly label: string;
}

function NearGroups({ area, filters, most, label }: NearGroupsProps) {
  const at = useStatus();
  const isFiltered = filters.length > 0;
  const query = { ...emptyDirectoryQuery, filters, open: true };
  // Offline, the code of statuses may never load: phone numbers do not wait for it.
  if (at === null && navigator.onLine) return null;
  const certain = certainPart(area);
  // If the next tile could not be loaded, the uncertain part is better than nothing.
  const listed = certain.length > 0 ? certain : area.pharmacies;
  const situation = { origin: area.point, statusOf: at?.statusOf ?? null };
  const { results, counts, unknown } = runDirectoryQuery(listed, query, situation);
  const first = listParts(results).flatMap(({ entries }) => entries.slice(0, most));
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
      <p className="lines">
        {counts !== undefined && counts.open > 0 && (
          <a href={nearPath(filters, true)}>{nearMessages.allOpen}</a>
        )}
        <a href={nearPath(filters)}>{isFiltered ? nearMessages.allFitting : nearMessages.all}</a>
      </p>
    </>
  );
}
