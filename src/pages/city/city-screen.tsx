import { Suspense } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { countPassing, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { CityResults } from '../shared/city-results.tsx';
import { hoursSentence } from '../shared/known-sentences.ts';
import { cityTrail } from '../shared/trails.ts';
import { CityMore } from './city-on-demand.ts';

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
  const { city, pharmacies } = dataset;
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityTrail(city)} />
      <div className="intro">
        <PageTitle>{cityMessages.title({ city: cityLabel(city) })}</PageTitle>
        <p>{citySummary(dataset).join(' ')}</p>
      </div>
      <CityResults dataset={dataset} pharmacies={pharmacies} query={query} base={cityPath(city.slug)} />
      <Suspense>
        <CityMore dataset={dataset} />
      </Suspense>
    </div>
  );
}
