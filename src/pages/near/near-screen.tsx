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
import { listingHead } from '../shared/heads.ts';
import { NothingNear, useNearest } from '../shared/near-you.tsx';
import { OpenNowLine } from '../shared/open-now-line.tsx';
import { presetTrail } from '../shared/trails.ts';

/**
 * A directory route with `?from=me`: every pharmacy around the visitor, whatever city it is in. Until their
 * location is known, it asks for that.
 */
export function NearScreen({ query }: { readonly query: DirectoryQuery }) {
  const filters = query.filters.map(({ id }) => id);
  const [wanted, setWanted] = useState(0);
  const at = useStatus();
  const { location, requestDeviceLocation } = useVisitorLocation();
  // Who tapped a link to this list is asked for their location; others find a button.
  const isTapped = useNavigationType() !== 'POP';
  const [isAsked] = useState(isTapped && location === null);
  useEffect(() => {
    if (isAsked) requestDeviceLocation();
  }, [isAsked, requestDeviceLocation]);
  const { label, nearest, loading, note } = useNearest({
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
      {location === null && <p className="quiet">{nearMessages.ask}</p>}
      <LocationBar />
      {note}
      {/* Where the map will stand beside the list. */}
      {!around && <div className="map waiting" aria-hidden="true" />}
      {around && !query.open && (
        <OpenNowLine origin={around.point} at={at} filters={filters} brand={query.brand} />
      )}
      {around && (
        <PharmacyList
          area={around}
          query={query}
          origin={{ label, location: around.point }}
          origins={{ choices: [], current: 'me', onMe: () => undefined }}
          base={presetPath('directory')}
          farther={{ loading, onFarther: () => setWanted(certainPart(around).length + resultsPerPage) }}
        />
      )}
      {nearest?.area === null && <NothingNear farCity={nearest.farCity} />}
    </div>
  );
}

/** Names the list near the visitor by what was asked for: "24-hour pharmacies near you: Open now". */
export function nearTitle(query: Pick<DirectoryQuery, 'brand' | 'filters' | 'open'>): string {
  const { brand, filters, open } = query;
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
