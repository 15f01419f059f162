import { useLocation, useParams } from 'react-router-dom';
import { chainAmong } from '../../domain/pharmacy/brand.ts';
import { findState, type UsState } from '../../domain/places/us-state.ts';
import { searchText } from '../../domain/search/path-search.ts';
import { type BrandSlug, type CitySlug, isBrandSlug } from '../../domain/text/slug.ts';
import { locationQuery, useCityData, usePageData } from '../../features/data-access/page-data.ts';
import { brandQuery } from '../../features/data-access/queries.ts';
import { BrandCityScreen, BrandScreen, PathPlaceSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/**
 * Shows a chain at `/brands/{brand}`, in a state or in a city below it. If it has no pharmacy there, the
 * address is treated as any other path.
 */
export function Component() {
  const { state, location, ...params } = useParams();
  const brand = (params.brand ?? '').toLowerCase();
  if (!isBrandSlug(brand)) return <OtherPath words={brand} />;
  if (location !== undefined) return <InPlace brand={brand} location={location} />;
  return <Brand brand={brand} state={state} />;
}

function Brand({ brand, state }: { readonly brand: BrandSlug; readonly state: string | undefined }) {
  if (state === undefined) return <Everywhere brand={brand} />;
  const known = findState(state);
  return known === undefined ? <OtherPath words={state} /> : <InState brand={brand} state={known} />;
}

function Everywhere({ brand }: { readonly brand: BrandSlug }) {
  const dataset = usePageData(brandQuery(brand));
  return dataset === null ? <OtherPath words={brand} /> : <BrandScreen dataset={dataset} />;
}

function InState({ brand, state }: { readonly brand: BrandSlug; readonly state: UsState }) {
  const dataset = usePageData(brandQuery(brand, state));
  return dataset === null ? (
    <OtherPath words={state.slug} />
  ) : (
    <BrandScreen dataset={dataset} state={state.code} />
  );
}

function InPlace({ brand, location }: { readonly brand: BrandSlug; readonly location: string }) {
  const place = usePageData(locationQuery(location));
  return place.kind === 'city' ? <InCity brand={brand} city={place.city} /> : <OtherPath words={location} />;
}

function InCity({ brand, city }: { readonly brand: BrandSlug; readonly city: CitySlug }) {
  const dataset = useCityData(city);
  const query = useUrlQuery();
  const own = chainAmong(dataset.pharmacies, brand);
  return own === undefined ? (
    <OtherPath words={city} />
  ) : (
    <BrandCityScreen dataset={dataset} brand={brand} own={own} query={query} />
  );
}

/** Shows the directory of the place that the last words of the address name. */
function OtherPath({ words }: { readonly words: string }) {
  const place = usePageData(locationQuery(words));
  const { pathname } = useLocation();
  const query = useUrlQuery();
  return <PathPlaceSearch text={searchText(words)} query={query} pathname={pathname} place={place} />;
}
