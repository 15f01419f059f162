import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as nearMessages from '../../messages/generated/near.ts';
import { NearNote } from '../shared/near-note.tsx';
import { presetTrail } from '../shared/trails.ts';
import { useNearest } from '../shared/use-nearest.ts';
import { NearResults } from './near-results.tsx';
import { nearTitle } from './near-title.ts';

/** How many of each group are shown where nothing can be listed around the visitor. */
const most = 6;

/** Every pharmacy around the visitor, whatever city it is in. Until their location is known, it asks for that. */
export function NearScreen({ query }: { readonly query: DirectoryQuery }) {
  const filters = query.filters.map(({ id }) => id);
  const [wanted, setWanted] = useState(0);
  useAskOnArrival();
  const { basis, nearest, missing, loading, retry } = useNearest({
    filters,
    brand: query.brand,
    open: query.open,
    count: Math.max(wanted, resultsPerPage * query.page),
  });
  return (
    <div className="wrap split">
      <Breadcrumbs trail={presetTrail(nearMessages.trail)} />
      <PageTitle>{nearTitle(query)}</PageTitle>
      {missing === 'location' && <p className="quiet">{nearMessages.ask}</p>}
      <LocationBar />
      <NearNote missing={missing} retry={retry} />
      {/* Where the map will stand beside the list. */}
      {!nearest?.area && <div className="map waiting" aria-hidden="true" />}
      {nearest !== undefined &&
        (nearest.area === null ? (
          <nearest.NearContent nearest={nearest} filters={filters} most={most} />
        ) : (
          <NearResults
            area={nearest.area}
            query={query}
            guessed={basis === 'network'}
            loading={loading}
            onFarther={setWanted}
          />
        ))}
    </div>
  );
}

/** Asks for the location of a visitor who tapped a link to this list. Who opens its address by itself finds a button. */
function useAskOnArrival(): void {
  const isTapped = useNavigationType() !== 'POP';
  const { location, requestDeviceLocation } = useVisitorLocation();
  const [isAsked] = useState(isTapped && location === null);
  useEffect(() => {
    if (isAsked) requestDeviceLocation();
  }, [isAsked, requestDeviceLocation]);
}
