import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityLinks } from '../../components/listing/city-links.tsx';
import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { passes } from '../../domain/pharmacy/filters.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, pharmacyPath, searchPath } from '../../domain/site/paths.ts';
import { CityResults } from '../shared/city-results.tsx';
import { cityTrail } from '../shared/trails.ts';
import { cityWords } from './city-words.ts';

interface CityScreenProps {
  readonly dataset: CityDataset;
  readonly query: DirectoryQuery;
}

const counted = [
  { filter: '24-hour', words: cityWords.allDay },
  { filter: 'emergency', words: cityWords.late },
  { filter: 'delivery', words: cityWords.deliver },
  { filter: 'compounding', words: cityWords.compound },
] as const;

/** What the city's list holds, in one sentence of counts. */
function citySummary({ city, pharmacies }: CityDataset): string {
  const counts = counted
    .map(({ filter, words }) => ({
      words,
      count: pharmacies.filter((pharmacy) => passes(pharmacy, filter)).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`);
  const total = cityWords.total(pharmacies.length, city.name, usState(city.state).name);
  return counts.length === 0 ? `${total}.` : `${total}: ${counts.join(', ')}.`;
}

/** The directory of one city. */
export function CityScreen({ dataset, query }: CityScreenProps) {
  const { city, pharmacies, nearby } = dataset;
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityTrail(city)} />
      <div className="intro">
        <PageTitle>{cityWords.title(cityLabel(city))}</PageTitle>
        <p>{citySummary(dataset)}</p>
      </div>
      <CityResults dataset={dataset} pharmacies={pharmacies} query={query} base={cityPath(city.slug)} />
      <OtherPharmacies dataset={dataset} />
      <section aria-labelledby="more-title">
        <h2 id="more-title">{cityWords.narrow(city.name)}</h2>
        <LinkGroups city={city} groups={landingGroups(dataset.landing)} />
      </section>
      <section aria-labelledby="nearby-title">
        <h2 id="nearby-title">{cityWords.nearby}</h2>
        <CityLinks cities={nearby} withState />
        <p className="tight quiet">
          <a href={searchPath(city.slug)}>{cityWords.search(cityLabel(city))}</a>
        </p>
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
      <h2 id="others-title">{cityWords.farther(dataset.city.name)}</h2>
      <ul className="links">
        {others.map((pharmacy) => (
          <li key={pharmacy.id}>
            <a href={pharmacyPath(pharmacy)}>{pharmacy.name}</a>
          </li>
        ))}
      </ul>
      <ListPager dataset={dataset} page={1} />
    </section>
  );
}
