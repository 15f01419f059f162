import { LinkList, LinkSection } from '../../components/listing/link-list.tsx';
import { type DirectoryQuery, resultsPerPage } from '../../domain/list/directory-query.ts';
import { rankByDistance } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandCityIndexability } from '../../domain/site/indexability.ts';
import { brandCityPath, brandPath, brandStatePath, cityPath, pharmacyPath } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { ChainStores } from '../shared/chain-stores.tsx';
import { CityList } from '../shared/city-list.tsx';
import { Screen } from '../shared/screen.tsx';

interface BrandCityScreenProps {
  readonly dataset: CityDataset;
  readonly brand: BrandSlug;
  readonly own: { readonly name: string; readonly pharmacies: readonly Pharmacy[] };
  readonly query: DirectoryQuery;
}

/** Shows a chain's pharmacies in a city or town: `/brands/{brand}/{state}/{city}`. */
export function BrandCityScreen({ dataset, brand, own, query }: BrandCityScreenProps) {
  const { city, listed } = dataset;
  const { name, pharmacies } = own;
  const stores = (dataset.unconfirmed ?? []).filter((store) => store.brand === name);
  const { name: state, slug } = usState(city.state);
  const place = cityLabel(city);
  const count = pharmacies.length;
  const summary = brandMessages.summaryCity({ brand: name, pharmacies: count, city: city.name, state });
  // Static HTML has only the first page of results.
  const others = rankByDistance(pharmacies, city.location).slice(resultsPerPage);
  return (
    <Screen
      title={brandMessages.titleCity({ brand: name, city: place })}
      says={[summary]}
      indexability={brandCityIndexability(count, listed ? dataset.pharmacies.length : undefined)}
      listings={pharmacies}
      trail={[
        { label: name, href: brandPath(brand) },
        { label: state, href: brandStatePath(brand, slug) },
        { label: city.name },
      ]}
      intro={<p>{summary}</p>}
      split
    >
      <CityList
        dataset={dataset}
        brand={name}
        query={query}
        base={brandCityPath(brand, slug, city.slug)}
        rest={resultsMessages.restBelow}
      />
      <LinkSection
        id="others"
        title={brandMessages.farther({ city: city.name })}
        look="lines"
        names
        links={others.map(({ pharmacy }) => ({
          href: pharmacyPath(pharmacy),
          label: `${pharmacy.name}, ${pharmacy.address.street}`,
        }))}
      />
      <ChainStores place={dataset} stores={stores} />
      <LinkList
        look="chips"
        links={[
          { href: cityPath(city.slug), label: brandMessages.others({ city: place }) },
          { href: brandStatePath(brand, slug), label: brandMessages.everyCity({ brand: name, state }) },
        ]}
      />
    </Screen>
  );
}
