import { PageHead } from '../../components/seo/page-head.tsx';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listPageHead } from './list-page-head.ts';
import { ListPageScreen } from './list-page-screen.tsx';

interface ListPageProps {
  readonly dataset: CityDataset;
  /** From 2 to the number of pages of the city's list. */
  readonly page: number;
}

/** `/pharmacies/{city}/page-2`: where a city's list goes on that is too long for one page. */
export const ListPage = ({ dataset, page }: ListPageProps) => (
  <>
    <PageHead {...listPageHead(dataset, page)} />
    <ListPageScreen dataset={dataset} page={page} />
  </>
);
