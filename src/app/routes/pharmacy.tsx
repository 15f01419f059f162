import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { onDemand } from '../../components/ui/on-demand.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { withinReach } from '../../domain/site/city-data.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { locationQuery, useCityData, usePageData } from '../../features/data-access/page-data.ts';
import { PharmacyScreen } from '../../pages/pharmacy/pharmacy-screen.tsx';

const UnlistedPharmacy = onDemand(
  () => import('./unlisted-pharmacy.tsx'),
  (module) => module.UnlistedPharmacy,
);

/** Shows `/pharmacies/{location}/{pharmacy}`: a pharmacy, a further page of a list, or a search. */
export function Component() {
  const { location = '', pharmacy = '' } = useParams();
  const place = usePageData(locationQuery(location));
  if (place.kind === 'city') return <InCity city={place.city} slug={pharmacy.toLowerCase()} />;
  return <UnlistedPharmacy location={location} slug={pharmacy} />;
}

function InCity({ city, slug }: { readonly city: CitySlug; readonly slug: string }) {
  const dataset = useCityData(city);
  const pharmacy = dataset.pharmacies.find((candidate) => candidate.slug === slug);
  if (pharmacy === undefined) return <UnlistedPharmacy location={city} slug={slug} dataset={dataset} />;
  return <ListedPharmacy pharmacy={pharmacy} dataset={dataset} />;
}

interface ListedPharmacyProps {
  readonly pharmacy: Pharmacy;
  readonly dataset: CityDataset;
}

function ListedPharmacy({ pharmacy, dataset }: ListedPharmacyProps) {
  const near = useMemo(() => withinReach(dataset, pharmacy.location), [dataset, pharmacy]);
  return <PharmacyScreen pharmacy={pharmacy} dataset={near} />;
}
