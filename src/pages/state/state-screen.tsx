import type { ReactNode } from 'react';
import { Section } from '../../components/layout/section.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, CityLinks, LinkList } from '../../components/listing/link-list.tsx';
import { withListings } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { placeCounts, type StateDataset } from '../../domain/site/dataset.ts';
import { type Indexability, listIndexability } from '../../domain/site/indexability.ts';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { cityPath, listPagePath, presetPath } from '../../domain/site/paths.ts';
import { stateQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import * as stateMessages from '../../messages/generated/state.ts';
import { headOf } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';
import { presetTrail } from '../shared/trails.ts';

/** The directory of a state. */
export function StatePage({ code }: { readonly code: StateCode }) {
  const dataset = usePageData(stateQuery(code));
  return <StateScreen dataset={dataset} />;
}

interface StateScreenProps {
  readonly dataset: StateDataset;
  /** What is told of the search that led here. */
  readonly note?: ReactNode;
  /** Whether it is indexed; what it shows decides by default. */
  readonly indexability?: Indexability;
}

const largestShown = 6;

/** The cities and towns of one state. */
export function StateScreen({ dataset, note, indexability }: StateScreenProps) {
  const { state, cities, towns = [], branded, longLists = [] } = dataset;
  const { name } = usState(state);
  const counted = withListings(cities);
  const empty = cities.filter(({ count }) => count === 0);
  const counts = countsOf(dataset);
  const head = stateHead(dataset);
  const largest = counted.toSorted((a, b) => b.population - a.population).slice(0, largestShown);
  return (
    <Screen
      head={{ ...head, indexability: indexability ?? head.indexability }}
      trail={presetTrail(name)}
      title={stateMessages.title({ state: name })}
      intro={
        counts.pharmacies > 0 ? (
          <p>{stateMessages.summary(counts)}</p>
        ) : (
          branded.length === 0 && (
            <p>
              {`${stateMessages.headNone({ state: name })} `}
              <a href={presetPath('directory')}>{stateMessages.elsewhere}</a>
            </p>
          )
        )
      }
    >
      {note}
      {counted.length > largestShown && (
        <Section id="largest" title={stateMessages.largest}>
          <CityTiles cities={largest} />
        </Section>
      )}
      {counted.length > 0 && (
        <Section id="all" title={stateMessages.all}>
          <CityLinks cities={counted} />
        </Section>
      )}
      {towns.length > 0 && (
        <Section id="towns" title={counted.length > 0 ? stateMessages.towns : stateMessages.places}>
          <CityLinks cities={towns} />
        </Section>
      )}
      {longLists.length > 0 && (
        <Section id="long" title={stateMessages.long}>
          <LinkList
            links={longLists.flatMap(({ slug, name: city, pages }) =>
              Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => ({
                href: listPagePath(slug, page),
                label: stateMessages.page({ city, page }),
              })),
            )}
          />
        </Section>
      )}
      {branded.length > 0 && (
        <Section id="branded" title={stateMessages.branded({ state: name })}>
          <BrandedLinks links={branded} />
        </Section>
      )}
      {empty.length > 0 && (
        <Section id="empty" title={stateMessages.empty}>
          <LinkList links={empty.map((city) => ({ href: cityPath(city.slug), label: city.name }))} />
        </Section>
      )}
    </Screen>
  );
}

function stateHead(dataset: StateDataset): Head {
  const state = usState(dataset.state).name;
  const counts = countsOf(dataset);
  const stores = dataset.branded.map((link) => link.name).join(', ');
  const none =
    stores === '' ? stateMessages.headNone({ state }) : stateMessages.headStores({ state, stores });
  return headOf(
    stateMessages.headTitle({ state }),
    [counts.pharmacies > 0 ? stateMessages.head({ ...counts, state }) : none, headsMessages.sources],
    listIndexability(counts.pharmacies + dataset.branded.length),
  );
}

/** How many pharmacies a state has, and in how many cities and towns. */
function countsOf({ state, cities, towns = [], branded }: StateDataset) {
  const pharmacies = [...cities, ...towns].reduce((sum, place) => sum + place.count, 0);
  return { pharmacies, ...placeCounts([{ state, cities, towns: towns.length, branded }]) };
}
