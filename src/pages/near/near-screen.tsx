import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { certainPart } from '../../domain/list/near-area.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { PharmacyList } from '../../features/directory-search/pharmacy-list.tsx';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as nearMessages from '../../messages/generated/near.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { NearNote } from '../shared/near-note.tsx';
import { OpenNowLine } from '../shared/open-now-line.tsx';
import { presetTrail } from '../shared/trails.ts';
import { useNearest } from '../shared/use-nearest.ts';
import { nearTitle } from './near-title.ts';

/** How many of each group are shown where nothing can be listed around the visitor. */
const most = 6;

/** Every pharmacy around the visitor, whatever city it is in. Until their location is known, it asks for that. */
export function NearScreen({ query }: { readonly query: DirectoryQuery }) {
  const filters = query.filters.map(({ id }) => id);
  const [wanted, setWanted] = useState(0);
  const at = useStatus();
  useAskOnArrival();
  const { basis, nearest, missing, loading, retry } = useNearest({
    filters,
    brand: query.brand,
    open: query.open,
    count: Math.max(wanted, resultsPerPage * query.page),
  });
  const around = nearest?.area;
  return (
    <div className="wrap split">
      <Breadcrumbs trail={presetTrail(nearMessages.trail)} />
      <PageTitle>{nearTitle(query)}</PageTitle>
      {missing === 'location' && <p className="quiet">{nearMessages.ask}</p>}
      <LocationBar />
      <NearNote missing={missing} retry={retry} />
      {/* Where the map will stand beside the list. */}
      {!around && <div className="map waiting" aria-hidden="true" />}
      {around && !query.open && (
        <OpenNowLine origin={around.point} at={at} filters={filters} brand={query.brand} />
      )}
      {around && (
        <PharmacyList
          area={around}
          query={query}
          origin={{
            label: basis === 'network' ? resultsMessages.roughlyMe : resultsMessages.me,
            location: around.point,
          }}
          origins={{ choices: [], current: 'me', onMe: () => undefined }}
          base={presetPath('directory')}
          farther={{
            loading,
            onFarther: () => setWanted(certainPart(around).length + resultsPerPage),
          }}
        />
      )}
      {nearest?.area === null && (
        <nearest.NearContent nearest={nearest} filters={filters} most={most} guessed={basis === 'network'} />
      )}
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
