import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, CityLinks, LinkList } from '../../components/listing/link-list.tsx';
import { withListings } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { placeCounts, type StateDataset } from '../../domain/site/dataset.ts';
import { cityPath, listPagePath, presetPath } from '../../domain/site/paths.ts';
import * as stateMessages from '../../messages/generated/state.ts';
import { stateTrail } from '../shared/trails.ts';

interface StateScreenProps {
  readonly dataset: StateDataset;
  /** What is told of the search that led here. */
  readonly note?: ReactNode;
}

const largestShown = 6;

/** The cities and towns of one state. */
export function StateScreen({ dataset, note }: StateScreenProps) {
  const { state, cities, towns = [], branded, longLists = [] } = dataset;
  const { name } = usState(state);
  const counted = withListings(cities);
  const empty = cities.filter(({ count }) => count === 0);
  const total = [...counted, ...towns].reduce((sum, place) => sum + place.count, 0);
  const largest = counted.toSorted((a, b) => b.population - a.population).slice(0, largestShown);
  return (
    <div className="wrap">
      <Breadcrumbs trail={stateTrail(state)} />
      <div className="intro">
        <PageTitle>{stateMessages.title({ state: name })}</PageTitle>
        {total > 0 ? (
          <p>
            {stateMessages.summary({
              pharmacies: total,
              ...placeCounts([{ state, cities, towns: towns.length, branded }]),
            })}
          </p>
        ) : (
          branded.length === 0 && (
            <p>
              {`${stateMessages.headNone({ state: name })} `}
              <a href={presetPath('directory')}>{stateMessages.elsewhere}</a>
            </p>
          )
        )}
      </div>
      {note}
      {counted.length > largestShown && (
        <section aria-labelledby="largest-title">
          <h2 id="largest-title">{stateMessages.largest}</h2>
          <CityTiles cities={largest} />
        </section>
      )}
      {counted.length > 0 && (
        <section aria-labelledby="all-title">
          <h2 id="all-title">{stateMessages.all}</h2>
          <CityLinks cities={counted} />
        </section>
      )}
      {towns.length > 0 && (
        <section aria-labelledby="towns-title">
          <h2 id="towns-title">{counted.length > 0 ? stateMessages.towns : stateMessages.places}</h2>
          <CityLinks cities={towns} />
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
      {empty.length > 0 && (
        <section aria-labelledby="empty-title">
          <h2 id="empty-title">{stateMessages.empty}</h2>
          <LinkList links={empty.map((city) => ({ href: cityPath(city.slug), label: city.name }))} />
        </section>
      )}
    </div>
  );
}
