import { useMemo } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { ResultRows } from '../../components/listing/listing-rows.tsx';
import { SampleTag } from '../../components/listing/sample-tag.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { StatusBadge } from '../../components/listing/status-badge.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { DrawnMap } from '../../components/map/drawn-map.tsx';
import { isAlwaysOpen } from '../../domain/hours/hours.ts';
import { alternativesTo, openComeFirst } from '../../domain/list/alternatives.ts';
import { markOf } from '../../domain/pharmacy/mark.ts';
import { formatAddress, isSample, type Pharmacy, servesPublic } from '../../domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../domain/places/geo.ts';
import { mapPlaces } from '../../domain/search/map-places.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { SaveToggle } from '../../features/favourites/save-toggle.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import { distanceOf } from '../../messages/distance-text.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { OpenNowLine, useNearestOpen } from '../shared/open-now-line.tsx';
import { cityPageTrail } from '../shared/trails.ts';
import { PageActions } from './page-actions.tsx';
import { FactCards } from './pharmacy-on-demand.ts';
import { PlacePanel } from './place-panel.tsx';
import { TodayCard } from './today-card.tsx';
import { notifyUnkept } from './unkept-notice.ts';

interface PharmacyScreenProps {
  readonly pharmacy: Pharmacy;
  readonly dataset: CityDataset;
}

/** Everything known of one pharmacy, and where else to go. */
export function PharmacyScreen({ pharmacy, dataset }: PharmacyScreenProps) {
  const at = useStatus();
  const { city, listed } = dataset;
  const { name, address } = pharmacy;
  const origin = useMemo(() => ({ label: name, location: pharmacy.location }), [name, pharmacy]);
  const nearestOpen = useNearestOpen({ origin: pharmacy.location, at, instead: pharmacy })?.first;
  const alternatives = alternativesTo(pharmacy, dataset, at?.statusOf ?? null, nearestOpen);
  return (
    <div className="wrap pharmacy">
      <div className="pharmacy-head">
        <Breadcrumbs trail={cityPageTrail(city, listed, name)} />
        <Identity pharmacy={pharmacy} at={at} />
        <PageActions name={name} address={`${name}, ${formatAddress(address)}`}>
          <SaveToggle pharmacy={pharmacy} onUnkept={notifyUnkept} />
        </PageActions>
      </div>
      {mayBeClosed(pharmacy) && <OpenNowLine origin={pharmacy.location} at={at} instead={pharmacy} />}
      {pharmacy.outdated && <p className="notice-line warn">{pharmacyMessages.outdated}</p>}
      {!servesPublic(pharmacy) && <p className="notice-line warn">{pharmacyMessages.mayNotServe}</p>}
      <div className="pharmacy-cards">
        <TodayCard pharmacy={pharmacy} at={at} />
        <PlacePanel
          pharmacy={pharmacy}
          map={
            <div className="map">
              <DrawnMap
                own={pharmacy}
                origin={origin}
                label={mapMessages.around({ name, count: alternatives.length })}
                pharmacies={alternatives.map((result) => result.pharmacy)}
                firstNumber={1}
                inView={3}
                places={mapPlaces(dataset)}
                inPage
              />
            </div>
          }
        />
        <FactCards pharmacy={pharmacy} />
      </div>
      {alternatives.length > 0 && (
        <section aria-labelledby="nearby-title">
          <h2 id="nearby-title">{pharmacyMessages.nearby({ city: city.name })}</h2>
          <NearbyOrder timed={openComeFirst(alternatives)} />
          {/* The arrival of the time puts other pharmacies here: new elements, since moved ones would look like a jump. */}
          <ResultRows
            key={`${at === null} ${nearestOpen?.pharmacy.id}`}
            results={alternatives}
            city={city.name}
            firstNumber={1}
            at={at}
          />
          {listed && (
            <p className="tight">
              <a href={cityPath(city.slug)}>{pharmacyMessages.all({ city: city.name })}</a>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

/** Whether the page keeps room to name one that is open: all do but those of pharmacies that never close. */
const mayBeClosed = ({ hours }: Pharmacy): boolean =>
  hours?.pharmacy === undefined || !isAlwaysOpen(hours.pharmacy.weekly);

/** In what order the alternatives stand: only a script knows the time, by which it is another. */
const NearbyOrder = ({ timed }: { readonly timed: boolean }) => (
  <>
    {timed && <p className="quiet js-only">{pharmacyMessages.nearbyOpenOrder}</p>}
    <p className={timed ? 'quiet no-js' : 'quiet'}>{pharmacyMessages.nearbyOrder}</p>
  </>
);

interface IdentityProps {
  readonly pharmacy: Pharmacy;
  readonly at: StatusAt | null;
}

/** The pharmacy's name, whether it is open, and how far it is where the visitor's place is known. */
function Identity({ pharmacy, at }: IdentityProps) {
  const { location: visitor } = useVisitorLocation();
  const { name, hours, address, location } = pharmacy;
  const { initials, tone } = markOf(pharmacy);
  return (
    <div className={`identity mark tone-${tone}`} data-mark={initials}>
      <div>
        <PageTitle>
          <span translate="no">{name}</span>
        </PageTitle>
        {isSample(pharmacy) && <SampleTag />}
        <p className={hours?.store === undefined ? 'hrs now' : 'hrs now tall'}>
          <StatusBadge pharmacy={pharmacy} at={at} />
        </p>
        <p className="street">
          <span translate="no">{`${address.street}, ${address.city}`}</span>
          {visitor !== null && (
            <b>{distanceOf({ pharmacy, distanceMiles: distanceMiles(visitor, location) })}</b>
          )}
        </p>
      </div>
    </div>
  );
}
