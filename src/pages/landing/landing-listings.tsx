import { type ComponentType, startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import { fullCards, type LandingView, rowsShown } from '../../domain/landing/landing-view.ts';
import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { inParts, mayFit, nearestToCall } from '../../domain/list/list-groups.ts';
import { mapPlaces } from '../../domain/list/map-places.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import { pointId } from '../../domain/list/point-origin.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import {
  requestDeviceLocation,
  useVisitorLocation,
} from '../../features/visitor-location/visitor-location.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import * as nearHereMessages from '../../messages/generated/nearHere.ts';
import { originText } from '../../messages/origin-text.ts';
import type { NearYouProps } from '../shared/near-you.tsx';

export interface LandingProps {
  readonly dataset: CityDataset;
  readonly view: LandingView;
}

/** The pharmacies of a landing page with their map: those that fit, else those around, else those to call. */
export function LandingListings({ dataset, view }: LandingProps) {
  const at = useStatus();
  const { entry, criteria, listed: items, results, fallback } = view;
  const { brand, filters } = criteria;
  // The lists around a visitor hold neither a brand alone nor who has a website.
  const isHeldAround = brand === undefined && !filters.includes('with-a-website');
  const origin = { label: originText(view.origin), location: view.origin.location };
  // Where to ask by phone, if nobody is known to fit.
  const mayAsk = dataset.pharmacies.filter((pharmacy) => mayFit(pharmacy, filters));
  const calls = results.length > 0 ? [] : nearestToCall(mayAsk, origin.location);
  const shown = [items.slice(0, fullCards), fallback, calls].find(({ length }) => length > 0) ?? [];
  const cards = inParts(shown);
  const rest = items.slice(fullCards);
  const rows = inParts(rowsShown(view));
  const isCut = rest.length > rows.length;
  const around = landingMessages.fallback({ area: view.origin.name });
  const navigate = useNavigate();
  const searchArea = (point: LatLng): void => {
    const query = { ...emptyDirectoryQuery, filters, from: pointId(point) };
    navigate(directorySearchPath(query, cityPath(entry.city)));
  };
  return (
    <section aria-labelledby="results-title">
      <div className="list-head">
        {isHeldAround && <NearHere filters={filters} />}
        <h2 id="results-title">
          {shown === fallback ? around : landingMessages.listTitle({ count: items.length })}
        </h2>
      </div>
      {items.length === 0 && fallback.length === 0 && (
        <p className="quiet">{landingMessages.noneNear({ miles: reachMiles })}</p>
      )}
      <ListBesideMap
        list={cards.length > 0 && <PharmacyCards items={cards} asked={filters} firstNumber={1} />}
        pharmacies={cards.map(({ pharmacy }) => pharmacy)}
        origin={origin}
        places={mapPlaces(dataset)}
        onSearchArea={dataset.listed ? searchArea : undefined}
      />
      {rest.length > 0 && (
        <>
          <h3 className="ruled">
            {isCut
              ? landingMessages.next({ shown: rows.length, total: rest.length })
              : landingMessages.farther({ count: rest.length })}
          </h3>
          <ListingRows results={rows} at={at} />
          {isCut && dataset.listed && (
            <p>
              <a href={cityPath(entry.city)}>{landingMessages.searchAll}</a>
            </p>
          )}
        </>
      )}
      {fallback.length > 0 && shown !== fallback && (
        <>
          <h3 className="ruled">{around}</h3>
          <ListingRows results={inParts(fallback)} at={at} />
        </>
      )}
      {calls.length > 0 && shown !== calls && <ListingRows results={inParts(calls)} at={at} />}
      {cards.length > 0 && (
        <p className="quiet tight">{landingMessages.straight({ origin: origin.label })}</p>
      )}
    </section>
  );
}

/** Offers what is nearest to the visitor. A tap loads it, and makes room for it (styles/results.css). */
function NearHere({ filters }: { readonly filters: readonly FilterId[] }) {
  const { location } = useVisitorLocation();
  const [asked, setAsked] = useState(false);
  const [NearYou, setNearYou] = useState<ComponentType<NearYouProps>>();
  const show = (): void => {
    setAsked(true);
    // The button stays until the section is there, which then takes the focus over from it.
    import('../shared/near-you.tsx').then(
      (module) => startTransition(() => setNearYou(() => module.NearYou)),
      () => setAsked(false),
    );
    if (location === null) requestDeviceLocation();
  };
  return (
    <div className={asked ? 'near-here room' : 'near-here js-only'}>
      {NearYou !== undefined ? (
        <NearYou filters={filters} inPlace />
      ) : (
        <button type="button" className="plain" aria-busy={asked} onClick={show}>
          {location === null ? nearHereMessages.use : nearHereMessages.show}
        </button>
      )}
    </div>
  );
}
