import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, CityLinks, LinkList } from '../../components/listing/link-list.tsx';
import { usState } from '../../domain/places/us-state.ts';
import type { StateDataset } from '../../domain/site/dataset.ts';
import { listPagePath } from '../../domain/site/paths.ts';
import * as stateMessages from '../../messages/generated/state.ts';
import { stateTrail } from '../shared/trails.ts';

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
        <PageTitle>{stateMessages.title({ state: name })}</PageTitle>
        {cities.length > 0 && <p>{stateMessages.summary({ pharmacies: total, cities: cities.length })}</p>}
      </div>
      {cities.length > largestShown && (
        <section aria-labelledby="largest-title">
          <h2 id="largest-title">{stateMessages.largest}</h2>
          <CityTiles cities={largest} />
        </section>
      )}
      {cities.length > 0 && (
        <section aria-labelledby="all-title">
          <h2 id="all-title">{stateMessages.all}</h2>
          <CityLinks cities={cities} />
        </section>
      )}
      {longLists.length > 0 && (
        <section aria-labelledby="long-title">
          <h2 id="long-title">{stateMessages.long}</h2>
          <LinkList
            links={longLists.flatMap(({ slug, name: city, pages }) =>
              Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => ({
                href: listPagePath(slug, page),
                label: stateMessages.page({ city, page }),
              })),
            )}
          />
        </section>
      )}
      {branded.length > 0 && (
        <section aria-labelledby="branded-title">
          <h2 id="branded-title">{stateMessages.branded({ state: name })}</h2>
          <BrandedLinks links={branded} />
        </section>
      )}
    </div>
  );
}
