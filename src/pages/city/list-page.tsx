import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import { rankByDistance } from '../../domain/search/directory-query.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import * as listPageMessages from '../../messages/generated/listPage.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { listPageHead, shownSpan } from './list-page-head.ts';

interface ListPageProps {
  readonly dataset: CityDataset;
  /** From 2 to the number of pages of the city's list. */
  readonly page: number;
}

/** `/pharmacies/{city}/page-2`: where a city's list of all its pharmacies goes on that is too long for one page, a line or two each. */
export function ListPage({ dataset, page }: ListPageProps) {
  const { city, listed } = dataset;
  const pharmacies = listPage(dataset, page);
  return (
    <div className="wrap">
      <PageHead {...listPageHead(dataset, page)} />
      <Breadcrumbs trail={cityPageTrail(city, listed, listPageMessages.trail({ page }))} />
      <div className="intro">
        <PageTitle>
          {listPageMessages.title({ city: cityLabel(city), ...shownSpan(dataset, page) })}
        </PageTitle>
        <p className="quiet">{listPageMessages.order({ city: city.name })}</p>
      </div>
      <ListingRows results={rankByDistance(pharmacies, city.location)} city={city.name} />
      <ListPager dataset={dataset} page={page} />
    </div>
  );
}
