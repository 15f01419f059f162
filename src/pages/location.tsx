import { useLocation, useParams } from 'react-router-dom';
import { PageHead } from '../components/seo/page-head.tsx';
import { searchText } from '../domain/resolve-slug.ts';
import type { CitySlug } from '../domain/slug.ts';
import type { StateCode } from '../domain/us-state.ts';
import { cityQuery, stateQuery } from '../features/datasets/queries.ts';
import { locationQuery } from '../features/datasets/route-queries.ts';
import { usePageData } from '../features/datasets/use-page-data.ts';
import { useUrlQuery } from '../features/directory-search/use-url-query.ts';
import { CityScreen } from './city-screen.tsx';
import { cityHead, stateHead } from './place-head.ts';
import { PlaceSearch } from './place-search.tsx';
import { StateScreen } from './state-screen.tsx';

/** `/pharmacies/{location}`: the directory of a city or state, else a search for the words of the location. */
export function Component() {
  const { location = '' } = useParams();
  const { pathname } = useLocation();
  const query = useUrlQuery();
  const place = usePageData(locationQuery(location));
  switch (place.kind) {
    case 'city':
      return <City slug={place.city} />;
    case 'state':
      return <State code={place.state} />;
    case 'unknown':
      return <PlaceSearch text={searchText(location)} query={query} base={pathname} place={place} />;
  }
}

function City({ slug }: { readonly slug: CitySlug }) {
  const dataset = usePageData(cityQuery(slug));
  const query = useUrlQuery();
  return (
    <>
      <PageHead {...cityHead(dataset)} />
      <CityScreen dataset={dataset} query={query} />
    </>
  );
}

function State({ code }: { readonly code: StateCode }) {
  const dataset = usePageData(stateQuery(code));
  return (
    <>
      <PageHead {...stateHead(dataset)} />
      <StateScreen dataset={dataset} />
    </>
  );
}
