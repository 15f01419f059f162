import { queryOptions } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { usePageData } from './use-page-data.ts';

/**
 * Gives a city or town as one of its pages shows it, by the page's path. A page that was sent has the part
 * of the listings that it needs (`seedPage`); for others all are loaded. Each file is tried again by itself.
 */
export const cityPageQuery = (slug: CitySlug, path: string) =>
  queryOptions({
    queryKey: ['city', slug, path],
    queryFn: async ({ client }) => (await import('./load-city.ts')).loadCity(client, slug),
    retry: false,
  });

/** Gives a city or town with the listings that this page shows. */
export const useCityData = (slug: CitySlug): CityDataset =>
  usePageData(cityPageQuery(slug, useLocation().pathname));
