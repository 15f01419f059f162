import { useLocation } from 'react-router-dom';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { cityPageQuery } from './queries.ts';
import { usePageData } from './use-page-data.ts';

/** Gives a city or town with the listings that this page shows. */
export const useCityData = (slug: CitySlug): CityDataset =>
  usePageData(cityPageQuery(slug, useLocation().pathname));
