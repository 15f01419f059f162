import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { ListBesideMap } from '../../components/listing/list-beside-map.tsx';
import { StatusBadge } from '../../components/listing/status-badge.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { nearbyAlternatives } from '../../domain/search/nearby-alternatives.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { Alternatives } from './alternatives.tsx';
import { FactSheet, SourceList } from './fact-sheet.tsx';
import { HoursTable } from './hours-table.tsx';
import { ReachPanel } from './reach-panel.tsx';

interface PharmacyScreenProps {
  readonly pharmacy: Pharmacy;
  readonly dataset: CityDataset;
}

/** Everything known of one pharmacy, and where else to go. */
export function PharmacyScreen({ pharmacy, dataset }: PharmacyScreenProps) {
  const at = useStatus();
  const { city, listed } = dataset;
  const { name, hours, location } = pharmacy;
  const alternatives = nearbyAlternatives(pharmacy, dataset, at?.statusOf ?? null);
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityPageTrail(city, listed, name)} />
      <div className="intro">
        <PageTitle>
          <span translate="no">{name}</span>
        </PageTitle>
        <p className={hours?.store === undefined ? 'hrs now' : 'hrs now tall'}>
          <StatusBadge pharmacy={pharmacy} at={at} />
        </p>
      </div>
      <div className="two">
        <ReachPanel pharmacy={pharmacy} />
        <section aria-labelledby="hours-title">
          <h2 id="hours-title">{pharmacyMessages.hours}</h2>
          {hours === undefined ? (
            <p className="tight">{hoursMessages.notListed}</p>
          ) : (
            <HoursTable pharmacy={pharmacy} hours={hours} at={at} />
          )}
        </section>
      </div>
      <section aria-labelledby="offers-title">
        <h2 id="offers-title">{pharmacyMessages.offers}</h2>
        <FactSheet pharmacy={pharmacy} />
      </section>
      {alternatives.length > 0 && (
        <section aria-labelledby="nearby-title">
          <h2 id="nearby-title">{pharmacyMessages.nearby({ city: city.name })}</h2>
          <p className="quiet">{pharmacyMessages.nearbyOrder}</p>
          <ListBesideMap
            layout="two"
            list={<Alternatives results={alternatives} at={at} />}
            pharmacies={alternatives.map((result) => result.pharmacy)}
            origin={{ label: name, location }}
          />
          {listed && (
            <p className="tight">
              <a href={cityPath(city.slug)}>{pharmacyMessages.all({ city: city.name })}</a>
            </p>
          )}
        </section>
      )}
      <section aria-labelledby="sources-title">
        <h2 id="sources-title">{pharmacyMessages.sources}</h2>
        {pharmacy.outdated && <p className="tight">{pharmacyMessages.outdated}</p>}
        <SourceList pharmacy={pharmacy} />
      </section>
    </div>
  );
}
