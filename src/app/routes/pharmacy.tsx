import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { onDemand } from '../../components/ui/on-demand.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { withinReach } from '../../domain/site/city-data.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { locationQuery, useCityData, usePageData } from '../../features/data-access/page-data.ts';
import { PharmacyScreen } from '../../pages/pharmacy/pharmacy-screen.tsx';

/** Few addresses below a city are of no pharmacy that is listed. */
const BesidePharmacies = onDemand(
  () => import('./beside-pharmacies.tsx'),
  (module) => module.BesidePharmacies,
);

/** `/pharmacies/{location}/{pharmacy}`: one pharmacy, else what else has such an address. */
export function Component() {
  const { location = '', pharmacy = '' } = useParams();
  const place = usePageData(locationQuery(location));
  if (place.kind === 'city') return <InCity city={place.city} slug={pharmacy.toLowerCase()} />;
  return <BesidePharmacies location={location} slug={pharmacy} />;
}

function InCity({ city, slug }: { readonly city: CitySlug; readonly slug: string }) {
  const dataset = useCityData(city);
  const pharmacy = dataset.pharmacies.find((candidate) => candidate.slug === slug);
  if (pharmacy === undefined) return <BesidePharmacies location={city} slug={slug} dataset={dataset} />;
  return <OfPharmacy pharmacy={pharmacy} dataset={dataset} />;
}

interface OfPharmacyProps {
  readonly pharmacy: Pharmacy;
  readonly dataset: CityDataset;
}

function OfPharmacy({ pharmacy, dataset }: OfPharmacyProps) {
  const near = useMemo(() => withinReach(dataset, pharmacy.location), [dataset, pharmacy]);
  return <PharmacyScreen pharmacy={pharmacy} dataset={near} />;
}
