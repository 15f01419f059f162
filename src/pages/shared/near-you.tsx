import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { emptyDirectoryQuery, runDirectoryQuery } from '../../domain/list/directory-query.ts';
import { listParts } from '../../domain/list/list-groups.ts';
import { certainResults, type NearArea, type NearestWanted } from '../../domain/list/near-area.ts';
import { searchRadiusMiles } from '../../domain/list/nearest.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { cityPath, nearPath } from '../../domain/site/paths.ts';
import { nearestListedQuery, nearestQuery } from '../../features/data-access/page-data.ts';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as nearYouMessages from '../../messages/generated/nearYou.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { RetryNote } from './retry-note.tsx';

const mostCards = 3;

const openNow = { ...emptyDirectoryQuery, open: true };

/** Shows the nearest pharmacies that may be open. While the location is unknown, it shows `children`. */
export function NearYou({ children }: { readonly children: ReactNode }) {
  const { location } = useVisitorLocation();
  const { area, note } = useNearest({ ...openNow, count: mostCards });
  const cities = (area?.pharmacies ?? [])
    .slice(0, mostCards)
    .map(({ address: { city, state } }) => cityLabel({ name: city, state }));
  // The nearest alone may lie over a border.
  const place = cities.find((city, index) => cities.indexOf(city) < index);
  return (
    <section aria-labelledby="near-title" className="near-you">
      <h2 id="near-title">
        {place === undefined ? nearYouMessages.title : nearYouMessages.titleNear({ place })}
      </h2>
      <LocationBar />
      {location === null && children}
      {note}
      {area && <NearCards area={area} />}
    </section>
  );
}

function NearCards({ area }: { readonly area: NearArea }) {
  const at = useStatus();
  // Offline, the code of statuses may never load: phone numbers do not wait for it.
  if (at === null && navigator.onLine) return null;
  const certain = certainResults(area);
  // If the next tile could not be loaded, the uncertain part is better than nothing.
  const listed = certain.length > 0 ? certain : area.pharmacies;
  const situation = { origin: area.point, statusOf: at?.statusOf ?? null };
  const { results, counts } = runDirectoryQuery(listed, openNow, situation);
  return (
    <>
      {counts?.open === 0 && <p>{nearMessages.noneOpen}</p>}
      <PharmacyCards items={listParts(results).flatMap(({ entries }) => entries.slice(0, mostCards))} />
      <p className="lines">
        {counts !== undefined && counts.open > 0 && <a href={nearPath([], true)}>{nearMessages.allOpen}</a>}
        <a href={nearPath([])}>{nearMessages.all}</a>
      </p>
    </>
  );
}

const placeholderPoint: LatLng = { lat: 0, lng: 0 };

/**
 * Returns the listings around the visitor (`area`). `label` names the location; `note` says why there are no
 * listings yet.
 */
export function useNearest(wanted: NearestWanted) {
  const { location, basis } = useVisitorLocation();
  const point = location ?? placeholderPoint;
  const around = useQuery({
    ...nearestQuery(point, wanted),
    placeholderData: keepPreviousData,
    enabled: location !== null,
  });
  // The previous point's result, that nothing is near, does not hold for this point.
  const isOfOther = location === null || (around.isPlaceholderData && around.data === null);
  const area = isOfOther ? undefined : around.data;
  return {
    label: basis === 'network' ? resultsMessages.roughlyMe : resultsMessages.me,
    area,
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
      <span>{`${nearMessages.far({ miles: searchRadiusMiles })} `}</span>
      {farCity !== undefined &&
        linkedMessage(
          nearMessages.farCity({ city: farCity.label, distance: formatDistance(farCity.miles, false) }),
          { link: cityPath(farCity.slug) },
        )}
    </p>
  );
}
