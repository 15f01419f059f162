import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { BrandedLinks } from '../../components/listing/branded-links.tsx';
import { CityLinks } from '../../components/listing/city-links.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { usState } from '../../domain/places/us-state.ts';
import type { StateDataset } from '../../domain/site/dataset.ts';
import { listPagePath } from '../../domain/site/paths.ts';
import { stateTrail } from '../shared/trails.ts';
import { stateWords } from './state-words.ts';

interface StateScreenProps {
  readonly dataset: StateDataset;
}

const largestShown = 6;

/** The cities of one state. */
export function StateScreen({ dataset }: StateScreenProps) {
  const { state, cities, branded, longLists = [] } = dataset;
  const { name } = usState(state);
  const total = cities.reduce((sum, city) => sum + city.count, 0);
  const largest = cities.toSorted((a, b) => b.population - a.population).slice(0, largestShown);
  return (
    <div className="wrap">
      <Breadcrumbs trail={stateTrail(state)} />
      <div className="intro">
        <PageTitle>{stateWords.title(name)}</PageTitle>
        {cities.length > 0 && <p>{stateWords.summary(total, cities.length)}</p>}
      </div>
      {cities.length > largestShown && (
        <section aria-labelledby="largest-title">
          <h2 id="largest-title">{stateWords.largest}</h2>
          <CityTiles cities={largest} />
        </section>
      )}
      {cities.length > 0 && (
        <section aria-labelledby="all-title">
          <h2 id="all-title">{stateWords.all}</h2>
          <CityLinks cities={cities} />
        </section>
      )}
      {longLists.length > 0 && (
        <section aria-labelledby="long-title">
          <h2 id="long-title">{stateWords.long}</h2>
          <ul className="links">
            {longLists.flatMap(({ slug, name: city, pages }) =>
              Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => (
                <li key={`${slug} ${page}`}>
                  <a href={listPagePath(slug, page)}>{stateWords.page(city, page)}</a>
                </li>
              )),
            )}
          </ul>
        </section>
      )}
      {branded.length > 0 && (
        <section aria-labelledby="branded-title">
          <h2 id="branded-title">{stateWords.branded(name)}</h2>
          <BrandedLinks links={branded} />
        </section>
      )}
    </div>
  );
}
