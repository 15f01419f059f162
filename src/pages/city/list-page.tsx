import { ListPager } from '../../components/listing/list-pager.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import { listPage, listSpan } from '../../domain/list/list-page.ts';
import { mapPlaces } from '../../domain/list/map-places.ts';
import { rankByDistance } from '../../domain/list/ranking.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import * as listPageMessages from '../../messages/generated/listPage.ts';
import { originText } from '../../messages/origin-text.ts';
import { cityPageTrail } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

const mostPins = 100;

/** Shows a further page of a city's full list: `/pharmacies/{city}/page-2`. */
export function ListPage({ dataset, page }: { readonly dataset: CityDataset; readonly page: number }) {
  const { city, listed } = dataset;
  const at = useStatus();
  const { start, end } = listSpan(dataset, page);
  const span = { first: start + 1, last: end, total: dataset.pharmacies.length };
  const shown = listPage(dataset, page);
  const results = rankByDistance(shown, city.location);
  const center = { kind: 'center', name: city.name, location: city.location } as const;
  return (
    <Screen
      title={listPageMessages.title({ city: cityLabel(city), ...span })}
      says={[listPageMessages.head({ city: city.name, state: usState(city.state).name, ...span })]}
      indexability={listIndexability(shown.length)}
      listings={shown}
      trail={cityPageTrail(city, listed, listPageMessages.trail({ page }))}
      intro={<p className="quiet">{listPageMessages.order({ city: city.name })}</p>}
      split
    >
      <ListBesideMap
        list={<ListingRows results={results} at={at} city={city.name} firstNumber={span.first} />}
        pharmacies={results.slice(0, mostPins).map(({ pharmacy }) => pharmacy)}
        firstNumber={span.first}
        origin={{ label: originText(center), location: city.location }}
        places={mapPlaces(dataset)}
      />
      <ListPager dataset={dataset} page={page} />
    </Screen>
  );
}
