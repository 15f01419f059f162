import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { type Knowledge, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { type CityOutline, outlineSize } from '../../domain/places/city-outline.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import * as cityHeadsMessages from '../../messages/generated/cityHeads.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { CityList } from '../shared/city-list.tsx';
import { listingHead } from '../shared/heads.ts';
import { cityTrail } from '../shared/trails.ts';
import { CityMore } from './city-more.tsx';

interface CityScreenProps {
  readonly dataset: CityDataset;
  readonly query: DirectoryQuery;
}

/** The directory of one city or town: its list first, all else below it. */
export function CityScreen({ dataset, query }: CityScreenProps) {
  const { city, outline } = dataset;
  return (
    <div className="wrap split">
      <PageHead {...cityHead(dataset)} />
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

function cityHead({ city, pharmacies }: CityDataset): Head {
  const total = pharmacies.length;
  const state = usState(city.state).name;
  const say = total === 0 ? cityMessages.summary : cityHeadsMessages.description;
  return listingHead(
    cityTitle(cityLabel(city), knowledgeOf(pharmacies)),
    [say({ pharmacies: total, city: city.name, state })],
    pharmacies,
    listIndexability(total),
  );
}

/** How many there are, and as much of what is known as holds for the whole list. */
function cityTitle(city: string, { total, hours }: Knowledge): string {
  if (total === 0) return cityHeadsMessages.title({ city });
  if (hours === 0) return cityHeadsMessages.count({ city, total });
  return hours === total
    ? cityHeadsMessages.allHours({ city, total })
    : cityHeadsMessages.hours({ city, total, known: hours });
}

/** Where the city lies in its state, drawn. The crumbs say the same in words, so nothing reads it out. */
const CityPortrait = ({ path, x, y }: CityOutline) => (
  <svg
    className="portrait"
    viewBox={`0 0 ${outlineSize} ${outlineSize}`}
    width="56"
    height="56"
    aria-hidden="true"
  >
    <path d={path} />
    <circle cx={x} cy={y} r="6" />
  </svg>
);
