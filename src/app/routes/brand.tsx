import { useLocation, useParams } from 'react-router-dom';
import { chainAmong } from '../../domain/pharmacy/brand.ts';
import { findState, type UsState } from '../../domain/places/us-state.ts';
import { searchText } from '../../domain/search/path-search.ts';
import { type BrandSlug, type CitySlug, isBrandSlug } from '../../domain/text/slug.ts';
import { locationQuery, useCityData, usePageData } from '../../features/data-access/page-data.ts';
import { brandQuery } from '../../features/data-access/queries.ts';
import { BrandCityScreen, BrandScreen, PathPlaceSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/** Shows a chain's pages: `/brands/{brand}`, `…/{state}`, `…/{city}`. Without pharmacies there, a search. */
export function Component() {
  const { state, location, ...params } = useParams();
  const brand = (params.brand ?? '').toLowerCase();
  if (!isBrandSlug(brand)) return <PlaceDirectory placeName={brand} />;
  if (location !== undefined) return <InPlace brand={brand} location={location} />;
  return <Brand brand={brand} state={state} />;
}

function Brand({ brand, state }: { readonly brand: BrandSlug; readonly state: string | undefined }) {
  if (state === undefined) return <InCountry brand={brand} />;
  const knownState = findState(state);
  return knownState === undefined ? (
    <PlaceDirectory placeName={state} />
  ) : (
    <InState brand={brand} state={knownState} />
  );
}

function InCountry({ brand }: { readonly brand: BrandSlug }) {
  const dataset = usePageData(brandQuery(brand));
  return dataset === null ? <PlaceDirectory placeName={brand} /> : <BrandScreen dataset={dataset} />;
}

function InState({ brand, state }: { readonly brand: BrandSlug; readonly state: UsState }) {
  const dataset = usePageData(brandQuery(brand, state));
  return dataset === null ? (
    <PlaceDirectory placeName={state.slug} />
  ) : (
    <BrandScreen dataset={dataset} state={state.code} />
  );
}

function InPlace({ brand, location }: { readonly brand: BrandSlug; readonly location: string }) {
  const place = usePageData(locationQuery(location));
  return place.kind === 'city' ? (
    <InCity brand={brand} city={place.city} />
  ) : (
    <PlaceDirectory placeName={location} />
  );
}

function InCity({ brand, city }: { readonly brand: BrandSlug; readonly city: CitySlug }) {
  const dataset = useCityData(city);
  const query = useUrlQuery();
  const chain = chainAmong(dataset.pharmacies, brand);
  return chain === undefined ? (
    <PlaceDirectory placeName={city} />
  ) : (
    <BrandCityScreen dataset={dataset} brand={brand} own={chain} query={query} />
  );
}

function PlaceDirectory({ placeName }: { readonly placeName: string }) {
  const place = usePageData(locationQuery(placeName));
  const { pathname } = useLocation();
  const query = useUrlQuery();
  return <PathPlaceSearch text={searchText(placeName)} query={query} pathname={pathname} place={place} />;
}
