import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { PageHead } from '../../components/seo/page-head.tsx';
import { certainPart } from '../../domain/list/near-area.ts';
import { pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { PharmacyList } from '../../features/directory-search/pharmacy-list.tsx';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { listingHead } from '../shared/heads.ts';
import { NearContent, NearNote, useNearest } from '../shared/near-you.tsx';
import { OpenNowLine } from '../shared/open-now-line.tsx';
import { presetTrail } from '../shared/trails.ts';

/** How many of each group are shown where nothing can be listed around the visitor. */
const most = 6;

/**
 * A directory route with `?from=me`: every pharmacy around the visitor, whatever city it is in. Until their
 * location is known, it asks for that.
 */
export function NearScreen({ query }: { readonly query: DirectoryQuery }) {
  const filters = query.filters.map(({ id }) => id);
  const [wanted, setWanted] = useState(0);
  const at = useStatus();
  useAskOnArrival();
  const { guessed, nearest, missing, loading, retry } = useNearest({
    filters,
    brand: query.brand,
    open: query.open,
    count: Math.max(wanted, resultsPerPage * query.page),
  });
  const around = nearest?.area;
  return (
    <div className="wrap split">
      <PageHead {...listingHead(nearTitle(query), [nearMessages.head], [], searchIndexability)} />
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
            label: guessed ? resultsMessages.roughlyMe : resultsMessages.me,
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
        <NearContent nearest={nearest} filters={filters} most={most} guessed={guessed} />
      )}
    </div>
  );
}

/** Asks for the location of a visitor who tapped a link to this list; others find a button. */
function useAskOnArrival(): void {
  const isTapped = useNavigationType() !== 'POP';
  const { location, requestDeviceLocation } = useVisitorLocation();
  const [isAsked] = useState(isTapped && location === null);
  useEffect(() => {
    if (isAsked) requestDeviceLocation();
  }, [isAsked, requestDeviceLocation]);
}

/** Names the list near the visitor by what was asked for: "24-hour pharmacies near you: Open now". */
export function nearTitle({
  brand,
  filters,
  open,
}: Pick<DirectoryQuery, 'brand' | 'filters' | 'open'>): string {
  const [chosen] = brand === undefined ? idsChosen(filters, 'type') : [];
  const type = pharmacyTypes.find((id) => id === chosen);
  const intents = intentLabels({ filters: filters.filter(({ id }) => id !== type), open });
  const title =
    brand !== undefined
      ? brandMessages.nearYou({ brand })
      : type === undefined
        ? nearMessages.title
        : nearMessages.titleType({ pharmacies: capitalize(filterPluralsMessages.plural[type]) });
  return intents === '' ? title : nearMessages.titleFor({ title, intents });
}
