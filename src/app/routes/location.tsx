import { useLocation, useParams } from 'react-router-dom';
import { searchText } from '../../domain/search/path-search.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { locationQuery, useCityData, usePageData } from '../../features/data-access/page-data.ts';
import { CityScreen } from '../../pages/city/city-screen.tsx';
import { PathPlaceSearch, StatePage } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/** Shows `/pharmacies/{location}`: a city, a state, or a search for the location's words. */
export function Component() {
  const { location = '' } = useParams();
  const { pathname } = useLocation();
  const query = useUrlQuery();
  const place = usePageData(locationQuery(location));
  switch (place.kind) {
    case 'city':
      return <City slug={place.city} />;
    case 'state':
      return <StatePage code={place.state} />;
    case 'unlisted':
    case 'unknown':
      return <PathPlaceSearch text={searchText(location)} query={query} pathname={pathname} place={place} />;
  }
}

function City({ slug }: { readonly slug: CitySlug }) {
  const dataset = useCityData(slug);
  const query = useUrlQuery();
  return <CityScreen dataset={dataset} query={query} />;
}
