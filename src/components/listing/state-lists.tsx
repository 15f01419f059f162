import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import type { PharmacyType } from '../../domain/pharmacy/filters.ts';
import { type CitySummary, withListings } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { StateSummary } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath, statePath, typeLandingPath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { cityLinks, LinkList } from './link-list.tsx';

const mostCities = 900;

/** Shows states with listings, and links to their cities' directories: with `type`, to lists of that type. */
export function StateCityLists({
  states,
  type,
}: {
  readonly states: readonly StateSummary[];
  readonly type?: PharmacyType | undefined;
}) {
  const listedStates = states
    .map(({ state, cities, towns }) => ({ state, towns, cities: withListings(cities) }))
    .filter(({ cities, towns }) => cities.length > 0 || towns !== undefined);
  const total = listedStates.reduce((sum, { cities }) => sum + cities.length, 0);
  const share = total <= mostCities ? total : Math.floor(mostCities / listedStates.length);
  const pathOf = type && ((city: CitySummary) => pathOfType(type, city));
  return listedStates.map(({ state, cities, towns }) => {
    const { name, slug } = usState(state);
    const linked =
      cities.length <= share ? cities : cities.toSorted((a, b) => b.count - a.count).slice(0, share);
    const more = (label: string) => <LinkList look="lines" links={[{ href: statePath(slug), label }]} />;
    return (
      <div key={state} className="tight">
        <h3>
          <a href={statePath(slug)}>{name}</a>
        </h3>
        {linked.length > 0 && <LinkList links={cityLinks(linked, undefined, pathOf)} />}
        {towns !== undefined && more(listingMessages.townsOf({ count: towns, state: name }))}
        {linked.length < cities.length && more(listingMessages.allCitiesOf({ state: name }))}
      </div>
    );
  });
}

const pathOfType = (type: PharmacyType, { slug, town }: CitySummary): string =>
  town
    ? directorySearchPath({ ...emptyDirectoryQuery, filters: [type] }, cityPath(slug))
    : typeLandingPath(type, slug);
