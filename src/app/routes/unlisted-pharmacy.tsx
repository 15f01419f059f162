import { useLocation } from 'react-router-dom';
import { listPageCount, listPageNumber } from '../../domain/list/list-page.ts';
import { searchText } from '../../domain/search/path-search.ts';
import { withinReach } from '../../domain/site/city-data.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { locationQuery, usePageData } from '../../features/data-access/page-data.ts';
import { ListPage } from '../../pages/city/list-page.tsx';
import { ClosedPharmacyPage } from '../../pages/pharmacy/closed-pharmacy.tsx';
import { PathPlaceSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

interface UnlistedPharmacyProps {
  readonly location: string;
  readonly slug: string;
  readonly dataset?: CityDataset;
}

/**
 * Shows `/pharmacies/{location}/{slug}` if no listing has that path: a closed pharmacy, a further page of a
 * list, or a search (docs/specification.md#routes).
 */
export function UnlistedPharmacy({ location, slug, dataset }: UnlistedPharmacyProps) {
  const page = listPageNumber(slug);
  if (dataset !== undefined && page !== undefined && page <= listPageCount(dataset))
    return <ListPage dataset={dataset} page={page} />;
  const closed = dataset?.closed?.find((candidate) => candidate.slug === slug);
  if (dataset !== undefined && closed !== undefined)
    return <ClosedPharmacyPage closed={closed} dataset={withinReach(dataset, closed.location)} />;
  return <FallbackSearch location={location} />;
}

function FallbackSearch({ location }: Pick<UnlistedPharmacyProps, 'location'>) {
  const place = usePageData(locationQuery(location));
  const { pathname } = useLocation();
  const query = useUrlQuery();
  return <PathPlaceSearch text={searchText(location)} query={query} pathname={pathname} place={place} />;
}
