import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { listPageCount, listPageNumber } from '../../domain/search/list-page.ts';
import { searchText } from '../../domain/search/path-search.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { cityQuery } from '../../features/data-access/queries.ts';
import { locationQuery } from '../../features/data-access/route-queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { useUrlQuery } from '../../features/directory-search/use-url-query.ts';
import { PharmacyHead } from '../../pages/pharmacy/pharmacy-on-demand.ts';
import { PharmacyScreen } from '../../pages/pharmacy/pharmacy-screen.tsx';
import { ClosedPharmacyPage, ListPage, PlaceSearch } from './screens-on-demand.tsx';

/** `/pharmacies/{location}/{pharmacy}`: one pharmacy, else the directory of the location (docs/specification.md#routes: any other path). */
export function Component() {
  const { location = '', pharmacy = '' } = useParams();
  const place = usePageData(locationQuery(location));
  if (place.kind === 'city') return <InCity city={place.city} slug={pharmacy} />;
  return <FallbackSearch location={location} />;
}

function InCity({ city, slug }: { readonly city: CitySlug; readonly slug: string }) {
  const dataset = usePageData(cityQuery(city));
  const pharmacy = dataset.pharmacies.find((candidate) => candidate.slug === slug);
  const page = listPageNumber(slug);
  if (page !== undefined && page <= listPageCount(dataset)) return <ListPage dataset={dataset} page={page} />;
  if (pharmacy === undefined) {
    const closed = dataset.closed?.find((candidate) => candidate.slug === slug);
    return closed === undefined ? (
      <FallbackSearch location={city} />
    ) : (
      <ClosedPharmacyPage closed={closed} dataset={dataset} />
    );
  }
  return (
    <>
      <Suspense>
        <PharmacyHead pharmacy={pharmacy} />
      </Suspense>
      <PharmacyScreen pharmacy={pharmacy} dataset={dataset} />
    </>
  );
}

/** What an address shows whose pharmacy is not listed, or not any more. */
function FallbackSearch({ location }: { readonly location: string }) {
  const place = usePageData(locationQuery(location));
  const { pathname } = useLocation();
  const query = useUrlQuery();
  return <PlaceSearch text={searchText(location)} query={query} base={pathname} place={place} />;
}
