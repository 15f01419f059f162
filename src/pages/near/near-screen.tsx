import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useStatus } from '../../components/listing/use-status.ts';
import { type DirectoryQuery, neededFor } from '../../domain/list/directory-query.ts';
import { pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { filtersInWords } from '../../features/directory-search/filter-label.ts';
import { PharmacyList } from '../../features/directory-search/pharmacy-list.tsx';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import {
  requestDeviceLocation,
  useVisitorLocation,
} from '../../features/visitor-location/visitor-location.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import { trailBelowDirectory } from '../shared/heads.ts';
import { useNearest } from '../shared/near-you.tsx';
import { OpenNowLine } from '../shared/open-now-line.tsx';
import { RedirectNote } from '../shared/reading-note.tsx';
import { Screen } from '../shared/screen.tsx';

/** Shows the pharmacies around the visitor, or a button to give the location. */
export function NearScreen({ query }: { readonly query: DirectoryQuery }) {
  const { filters } = query;
  const at = useStatus();
  const { location } = useVisitorLocation();
  // A visitor who tapped a link to this list is asked for the location; others see a button.
  const isTapped = useNavigationType() !== 'POP';
  const [isAsked] = useState(isTapped && location === null);
  useEffect(() => {
    if (isAsked) requestDeviceLocation();
  }, [isAsked]);
  const { label, area, note } = useNearest({
    filters,
    brand: query.brand,
    open: query.open,
    count: neededFor(query.page),
  });
  return (
    <Screen
      title={nearTitle(query)}
      says={[nearMessages.head]}
      indexability={searchIndexability}
      trail={trailBelowDirectory(nearMessages.trail)}
      intro={
        <>
          <RedirectNote />
          {location === null && <p className="quiet">{nearMessages.ask}</p>}
        </>
      }
      split
    >
      <LocationBar />
      {note}
      {area ? (
        <PharmacyList
          above={(firstCard) =>
            !query.open && (
              <OpenNowLine
                origin={area.point}
                at={at}
                filters={filters}
                firstCard={firstCard}
                brand={query.brand}
              />
            )
          }
          area={area}
          query={query}
          origin={{ label, location: area.point }}
          origins={{ choices: [], current: 'me', onMe: () => undefined }}
          base={presetPath('directory')}
        />
      ) : (
        // Where the map will stand beside the list.
        <div className="map waiting" aria-hidden="true" />
      )}
    </Screen>
  );
}

/** Returns the title of the list near the visitor: `24-hour pharmacies near you: Open now`. */
export function nearTitle(query: Pick<DirectoryQuery, 'brand' | 'filters' | 'open'>): string {
  const { brand, filters, open } = query;
  const type = brand === undefined ? pharmacyTypes.find((id) => filters.includes(id)) : undefined;
  const intents = filtersInWords({ filters: filters.filter((id) => id !== type), open });
  const title =
    brand !== undefined
      ? brandMessages.nearYou({ brand })
      : type === undefined
        ? nearMessages.title
        : nearMessages.titleType({ pharmacies: capitalize(filterPluralsMessages.plural[type]) });
  return intents === '' ? title : nearMessages.titleFor({ title, intents });
}
