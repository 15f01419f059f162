import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { CityList } from '../shared/city-list.tsx';
import { cityTrail } from '../shared/trails.ts';
import { CityMore, CityPortrait } from './city-on-demand.ts';

interface CityScreenProps {
  readonly dataset: CityDataset;
  readonly query: DirectoryQuery;
}

/** The directory of one city or town: its list first, all else below it. */
export function CityScreen({ dataset, query }: CityScreenProps) {
  const { city, outline } = dataset;
  return (
    <div className="wrap split">
      <div className="city-head">
        <Breadcrumbs trail={cityTrail(city)} />
        <PageTitle>{cityMessages.title({ city: cityLabel(city) })}</PageTitle>
        {outline !== undefined && <CityPortrait {...outline} />}
      </div>
      <CityList dataset={dataset} query={query} base={cityPath(city.slug)} rest={resultsMessages.restBelow} />
      <CityMore dataset={dataset} />
    </div>
  );
}
