import { PageHead } from '../../components/seo/page-head.tsx';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandCityHead, type Chain } from './brand-heads.ts';

interface BrandCityHeadProps {
  readonly dataset: CityDataset;
  readonly own: Chain;
}

/** The head of the page of a chain's pharmacies in a city. */
export const BrandCityHead = ({ dataset, own }: BrandCityHeadProps) => (
  <PageHead {...brandCityHead(dataset, own)} />
);
