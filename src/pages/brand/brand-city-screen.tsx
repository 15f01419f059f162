import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { rankByDistance } from '../../domain/list/ranking.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandCityPath, brandStatePath, cityPath, pharmacyPath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { brandCityTrail } from '../shared/brand-trails.ts';
import { CityList } from '../shared/city-list.tsx';
import { BrandCityHead, ChainStores } from './brand-city-on-demand.ts';
import type { Chain } from './brand-heads.ts';

interface BrandCityScreenProps {
  readonly dataset: CityDataset;
  readonly brand: BrandSlug;
  readonly own: Chain;
  readonly query: DirectoryQuery;
}

/** `/brands/{brand}/{state}/{city}`: a chain's pharmacies in a city or town. */
export function BrandCityScreen({ dataset, brand, own, query }: BrandCityScreenProps) {
  const { city } = dataset;
  const { name, pharmacies } = own;
  const stores = (dataset.unconfirmed ?? []).filter((store) => store.brand === name);
  const { name: state, slug } = usState(city.state);
  const place = cityLabel(city);
  // After the first page of results, which in static HTML is the only one.
  const others = rankByDistance(pharmacies, city.location).slice(resultsPerPage);
  return (
    <div className="wrap split">
      <BrandCityHead dataset={dataset} own={own} />
      <Breadcrumbs trail={brandCityTrail(brand, name, city)} />
      <div className="intro">
        <PageTitle>{brandMessages.titleCity({ brand: name, city: place })}</PageTitle>
        <p>
          {brandMessages.summaryCity({ brand: name, pharmacies: pharmacies.length, city: city.name, state })}
        </p>
      </div>
      <CityList
        dataset={dataset}
        brand={name}
        query={query}
        base={brandCityPath(brand, slug, city.slug)}
        rest={resultsMessages.restBelow}
      />
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title">{brandMessages.farther({ city: city.name })}</h2>
          <div translate="no">
            <LinkList
              look="lines"
              links={others.map(({ pharmacy }) => ({
                href: pharmacyPath(pharmacy),
                label: `${pharmacy.name}, ${pharmacy.address.street}`,
              }))}
            />
          </div>
        </section>
      )}
      {stores.length > 0 && <ChainStores place={dataset} stores={stores} />}
      <LinkList
        look="chips"
        links={[
          { href: cityPath(city.slug), label: brandMessages.others({ city: place }) },
          { href: brandStatePath(brand, slug), label: brandMessages.everyCity({ brand: name, state }) },
        ]}
      />
    </div>
  );
}
