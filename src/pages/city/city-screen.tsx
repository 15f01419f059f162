import { Suspense } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { countPassing, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, pharmacyPath } from '../../domain/site/paths.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { CityResults } from '../shared/city-results.tsx';
import { hoursSentence } from '../shared/known-sentences.ts';
import { cityTrail } from '../shared/trails.ts';
import { CityNearby, CityPages } from './city-on-demand.ts';

interface CityScreenProps {
  readonly dataset: CityDataset;
  readonly query: DirectoryQuery;
}

const counted = ['24-hour', 'emergency', 'delivery', 'compounding'] as const;

/** What the city's list holds, a sentence for each count, and of how many the hours are known. */
function citySummary({ city, pharmacies }: CityDataset): readonly string[] {
  const known = knowledgeOf(pharmacies);
  return [
    cityMessages.summary({ pharmacies: known.total, city: city.name, state: usState(city.state).name }),
    ...counted
      .map((filter) => ({ filter, count: countPassing(pharmacies, filter) }))
      .filter(({ count }) => count > 0)
      .map(({ filter, count }) => cityMessages.counted[filter]({ count })),
    ...hoursSentence(known),
  ];
}

/** The directory of one city or town. */
export function CityScreen({ dataset, query }: CityScreenProps) {
  const { city, pharmacies, landing } = dataset;
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityTrail(city)} />
      <div className="intro">
        <PageTitle>{cityMessages.title({ city: cityLabel(city) })}</PageTitle>
        <p>{citySummary(dataset).join(' ')}</p>
      </div>
      <CityResults dataset={dataset} pharmacies={pharmacies} query={query} base={cityPath(city.slug)} />
      <OtherPharmacies dataset={dataset} />
      {landing.length > 0 && (
        <section aria-labelledby="more-title">
          <h2 id="more-title">{cityMessages.narrow({ city: city.name })}</h2>
          <Suspense>
            <CityPages dataset={dataset} />
          </Suspense>
        </section>
      )}
      <section aria-labelledby="nearby-title">
        <Suspense>
          <CityNearby dataset={dataset} />
        </Suspense>
      </section>
    </div>
  );
}

/**
 * Links to the listings after the first page of results, which in static HTML is the only one, and to the pages that the
 * list goes on to: so each pharmacy's page is near its city's.
 */
function OtherPharmacies({ dataset }: Pick<CityScreenProps, 'dataset'>) {
  const others = listPage(dataset, 1).slice(resultsPerPage);
  if (others.length === 0) return <ListPager dataset={dataset} page={1} />;
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title">{cityMessages.farther({ city: dataset.city.name })}</h2>
      <div translate="no">
        <LinkList
          links={others.map((pharmacy) => ({ href: pharmacyPath(pharmacy), label: pharmacy.name }))}
        />
      </div>
      <ListPager dataset={dataset} page={1} />
    </section>
  );
}
