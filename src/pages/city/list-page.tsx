import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { rankByDistance } from '../../domain/list/ranking.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listPage } from '../../domain/search/list-page.ts';
import { mapPlaces } from '../../domain/search/map-places.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import * as listPageMessages from '../../messages/generated/listPage.ts';
import { originText } from '../../messages/origin-text.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { listPageHead, shownSpan } from './list-page-head.ts';

interface ListPageProps {
  readonly dataset: CityDataset;
  /** From 2 to the number of pages of the city's list. */
  readonly page: number;
}

/** Most pharmacies of a page that its map shows: the nearest. With more of them no pin could be told from the next. */
const mostPins = 100;

/** `/pharmacies/{city}/page-2`: where a city's list of all its pharmacies goes on that is too long for one page, a line or two each. */
export function ListPage({ dataset, page }: ListPageProps) {
  const { city, listed } = dataset;
  const { first, ...span } = shownSpan(dataset, page);
  const results = rankByDistance(listPage(dataset, page), city.location);
  return (
    <div className="wrap split">
      <PageHead {...listPageHead(dataset, page)} />
      <Breadcrumbs trail={cityPageTrail(city, listed, listPageMessages.trail({ page }))} />
      <div className="intro">
        <PageTitle>{listPageMessages.title({ city: cityLabel(city), first, ...span })}</PageTitle>
        <p className="quiet">{listPageMessages.order({ city: city.name })}</p>
      </div>
      <ListBesideMap
        list={<ListingRows results={results} city={city.name} firstNumber={first} />}
        pharmacies={results.slice(0, mostPins).map(({ pharmacy }) => pharmacy)}
        firstNumber={first}
        origin={{
          label: originText({ kind: 'center', name: city.name, location: city.location }),
          location: city.location,
        }}
        places={mapPlaces(dataset)}
      />
      <ListPager dataset={dataset} page={page} />
    </div>
  );
}
