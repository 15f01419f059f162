import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isPresetId } from '../../domain/list/directory-preset.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { RoutePlace } from '../../domain/site/resolve-slug.ts';
import {
  cityPageQuery,
  locationQuery,
  type PageAddress,
  slugQuery,
} from '../../features/data-access/page-data.ts';
import { Finder } from '../../pages/shared/finder.tsx';
import { useUrlQuery } from '../routes/use-url-query.ts';

/** Shows the header's search box, filled with the page's search words or place. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const { q } = useUrlQuery();
  const place = usePlaceLabel();
  const id = pathname.slice(1);
  return <Finder text={q === '' ? place : q} base={isPresetId(id) ? pathname : undefined} />;
}

/** True if the page lists a city's pharmacies: `/pharmacies/mobile-al`. False below it, as for `…/page-2`. */
export function useIsCityList(): boolean {
  const { pharmacy, ...params } = useParams();
  const client = useQueryClient();
  const lists = (): boolean => pharmacy === undefined && routePlace(client, params)?.kind === 'city';
  return useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), lists, lists);
}

function usePlaceLabel(): string {
  const params = useParams();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const label = (): string => placeLabel(client, { ...params, path: pathname });
  return useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), label, label);
}

function placeLabel(client: QueryClient, address: PageAddress): string {
  const place = routePlace(client, address);
  if (place?.kind === 'state') return usState(place.state).name;
  if (place?.kind !== 'city') return '';
  const dataset = client.getQueryData(cityPageQuery(place.city, address.path).queryKey);
  return dataset === undefined ? '' : cityLabel(dataset.city);
}

function routePlace(
  client: QueryClient,
  { location, slug }: Omit<PageAddress, 'path'>,
): RoutePlace | undefined {
  if (location !== undefined) return client.getQueryData(locationQuery(location).queryKey);
  if (slug === undefined) return undefined;
  const route = client.getQueryData(slugQuery(slug).queryKey);
  return route?.kind === 'landing' ? { kind: 'city', city: route.city } : route?.place;
}
