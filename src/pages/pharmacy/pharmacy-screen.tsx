import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { Section } from '../../components/layout/section.tsx';
import { SampleTag } from '../../components/listing/card-parts.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { StatusBadge } from '../../components/listing/status-badge.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { DrawnMap } from '../../components/map/drawn-map.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { isAlwaysOpen } from '../../domain/hours/hours.ts';
import { alternativesTo } from '../../domain/list/alternatives.ts';
import { mapPlaces } from '../../domain/list/map-places.ts';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import {
  formatAddress,
  formatPhone,
  isSample,
  type Pharmacy,
  servesPublic,
} from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles } from '../../domain/places/geo.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { pharmacyIndexability } from '../../domain/site/indexability.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { cityPageTrail, type HeadWords, headOf } from '../shared/heads.ts';
import { OpenNowLine, useNearestOpen } from '../shared/open-now-line.tsx';
import { ReportCard, ServicesCard, SourcesCard } from './fact-cards.tsx';
import { Identity, PageActions } from './page-actions.tsx';
import { PlacePanel } from './place-panel.tsx';
import { TodayCard } from './today-card.tsx';

interface PharmacyScreenProps {
  readonly pharmacy: Pharmacy;
  readonly dataset: CityDataset;
}

/** Shows a pharmacy's page: its hours, place, services and sources, and other pharmacies nearby. */
export function PharmacyScreen({ pharmacy, dataset }: PharmacyScreenProps) {
  const at = useStatus();
  const { location: visitor } = useVisitorLocation();
  const { city, listed } = dataset;
  const { name, address, hours, location } = pharmacy;
  const nearestOpen = useNearestOpen({ origin: location, at, instead: pharmacy })?.first;
  const alternatives = alternativesTo(pharmacy, dataset, at?.statusOf ?? null, nearestOpen);
  const neverCloses = hours?.pharmacy !== undefined && isAlwaysOpen(hours.pharmacy.weekly);
  return (
    <div className="wrap pharmacy">
      <PageHead {...headOf(pharmacyHead(pharmacy))} />
      <div className="pharmacy-head">
        <Breadcrumbs trail={cityPageTrail(city, listed, name)} />
        <Identity
          of={pharmacy}
          tag={isSample(pharmacy) && <SampleTag />}
          status={<StatusBadge pharmacy={pharmacy} at={at} />}
          tall={hours?.store !== undefined}
          street={`${address.street}, ${address.city}`}
          distance={
            visitor === null
              ? undefined
              : distanceOf({ pharmacy, distanceMiles: distanceMiles(visitor, location) })
          }
        />
        <PageActions pharmacy={pharmacy} />
      </div>
      {!neverCloses && <OpenNowLine origin={location} at={at} instead={pharmacy} />}
      {pharmacy.outdated && <p className="notice-line warn">{pharmacyMessages.outdated}</p>}
      {!servesPublic(pharmacy) && <p className="notice-line warn">{pharmacyMessages.mayNotServe}</p>}
      <div className="pharmacy-cards">
        <TodayCard pharmacy={pharmacy} at={at} />
        <PlacePanel
          pharmacy={pharmacy}
          map={
            <DrawnMap
              own={pharmacy}
              origin={{ label: name, location }}
              label={mapMessages.around({ name, count: alternatives.length })}
              pharmacies={alternatives.map((result) => result.pharmacy)}
              firstNumber={1}
              inView={3}
              places={mapPlaces(dataset)}
              inPage
            />
          }
        />
        <ServicesCard pharmacy={pharmacy} />
        <ReportCard pharmacy={pharmacy} at={at} />
        <SourcesCard pharmacy={pharmacy} />
      </div>
      {alternatives.length > 0 && (
        <Section id="nearby" title={pharmacyMessages.nearby({ city: city.name })}>
          <p className="quiet">{pharmacyMessages.nearbyStraight}</p>
          {/* New elements for another order: moved ones would count as a layout shift. */}
          <ListingRows
            key={alternatives.map((result) => result.pharmacy.id).join()}
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
        </Section>
      )}
    </div>
  );
}

function pharmacyHead(pharmacy: Pharmacy): HeadWords {
  const { name, address, phone, services } = pharmacy;
  // Two counters of one owner may share a building.
  const street = address.unit === undefined ? address.street : `${address.street}, ${address.unit}`;
  return {
    title: `${name}, ${street}, ${cityLabel({ name: address.city, state: address.state })}`,
    says: [
      pharmacyMessages.head({ name, address: formatAddress(address) }),
      ...(phone === undefined ? [] : [pharmacyMessages.headPhone({ phone: formatPhone(phone) })]),
      ...(knowsHours(pharmacy) ? [pharmacyMessages.headHours] : []),
      ...(services.length === 0 ? [] : [pharmacyMessages.headServices({ count: services.length })]),
      pharmacyMessages.headDirections,
    ],
    indexability: pharmacyIndexability(pharmacy),
  };
}
