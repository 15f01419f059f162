import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CompactList } from '../../components/listing/compact-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import { rankByDistance } from '../../domain/search/directory-query.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import * as listPageMessages from '../../messages/generated/listPage.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { shownSpan } from './list-page-head.ts';

interface ListPageScreenProps {
  readonly dataset: CityDataset;
  readonly page: number;
}

/** Part of a city's list of all its pharmacies, a line or two each. */
export function ListPageScreen({ dataset, page }: ListPageScreenProps) {
  const { city, listed } = dataset;
  const pharmacies = listPage(dataset, page);
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityPageTrail(city, listed, listPageMessages.trail({ page }))} />
      <div className="intro">
        <PageTitle>
          {listPageMessages.title({ city: cityLabel(city), ...shownSpan(dataset, page) })}
        </PageTitle>
        <p className="quiet">{listPageMessages.order({ city: city.name })}</p>
      </div>
      <CompactList results={rankByDistance(pharmacies, city.location)} />
      <ListPager dataset={dataset} page={page} />
    </div>
  );
}
