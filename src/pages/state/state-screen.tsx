import { cityDrugsLinks, cityLinks, LinkSection } from '../../components/listing/link-list.tsx';
import { withListings } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { placeCounts, type StateDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { cityPath, listPagePath, presetPath } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { stateQuery } from '../../features/data-access/queries.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import * as stateMessages from '../../messages/generated/state.ts';
import { trailBelowDirectory } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

/** Loads a state and shows its cities and towns. */
export function StatePage({ code }: { readonly code: StateCode }) {
  const dataset = usePageData(stateQuery(code));
  return <StateScreen dataset={dataset} />;
}

/** Shows the cities and towns of a state. */
export function StateScreen({ dataset }: { readonly dataset: StateDataset }) {
  const { state, cities, towns = [], branded, longLists = [] } = dataset;
  const { name } = usState(state);
  const counted = withListings(cities);
  const empty = cities.filter(({ count }) => count === 0);
  const pharmacies = [...cities, ...towns].reduce((sum, place) => sum + place.count, 0);
  const counts = { pharmacies, ...placeCounts([{ state, cities, towns: towns.length, branded }]) };
  const none = stateMessages.headNone({ state: name });
  const stores = branded.map((link) => link.name).join(', ');
  const noListing = stores === '' ? none : stateMessages.headStores({ state: name, stores });
  return (
    <Screen
      title={stateMessages.headTitle({ state: name })}
      says={[
        pharmacies > 0 ? stateMessages.head({ ...counts, state: name }) : noListing,
        headsMessages.sources,
      ]}
      indexability={listIndexability(pharmacies + branded.length)}
      trail={trailBelowDirectory(name)}
      heading={stateMessages.title({ state: name })}
      intro={
        pharmacies > 0 ? (
          <p>{stateMessages.summary(counts)}</p>
        ) : (
          branded.length === 0 && (
            <p>
              {`${none} `}
              <a href={presetPath('directory')}>{stateMessages.elsewhere}</a>
            </p>
          )
        )
      }
    >
      <LinkSection id="all" title={stateMessages.all} links={cityLinks(counted)} />
      <LinkSection
        id="towns"
        title={counted.length > 0 ? stateMessages.towns : stateMessages.places}
        links={cityLinks(towns)}
      />
      <LinkSection
        id="long"
        title={stateMessages.long}
        links={longLists.flatMap(({ slug, name: city, pages }) =>
          Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => ({
            href: listPagePath(slug, page),
            label: stateMessages.page({ city, page }),
          })),
        )}
      />
      <LinkSection
        id="branded"
        title={stateMessages.branded({ state: name })}
        look="links long"
        links={cityDrugsLinks(branded)}
      />
      <LinkSection
        id="empty"
        title={stateMessages.empty}
        links={empty.map((city) => ({ href: cityPath(city.slug), label: city.name }))}
      />
    </Screen>
  );
}
