import type { PharmacyType } from '../../domain/pharmacy/filters.ts';
import { type CitySummary, withListings } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { placeCounts, type StateSummary } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath, statePath, typeLandingPath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { CityLinks, LinkList } from './link-list.tsx';

interface StateCityListsProps {
  readonly states: readonly StateSummary[];
  /** The type of which the numbers are; each city then leads to its pharmacies of that type. */
  readonly type?: PharmacyType | undefined;
}

/** Most cities of all states together that one page links to. */
const mostCities = 900;

/**
 * Every state that has listings, with the links to its cities that have. Where they are more than a page has
 * room for, each state's share of that: those with most listings; the state's own page links to all of its
 * cities.
 */
export function StateCityLists({ states, type }: StateCityListsProps) {
  const shown = states
    .map(({ state, cities, towns }) => ({ state, towns, cities: withListings(cities) }))
    .filter(({ cities, towns }) => cities.length > 0 || towns !== undefined);
  const total = shown.reduce((sum, { cities }) => sum + cities.length, 0);
  const share = total <= mostCities ? total : Math.floor(mostCities / shown.length);
  return shown.map(({ state, cities, towns }) => {
    const { name, slug } = usState(state);
    const linked =
      cities.length <= share ? cities : cities.toSorted((a, b) => b.count - a.count).slice(0, share);
    return (
      <div key={state} className="tight">
        <h3>
          <a href={statePath(slug)}>{name}</a>
        </h3>
        {linked.length > 0 && (
          <CityLinks cities={linked} pathOf={type && ((city) => pathOfType(type, city))} />
        )}
        {towns !== undefined && (
          <LinkList
            look="lines"
            links={[{ href: statePath(slug), label: listingMessages.townsOf({ count: towns, state: name }) }]}
          />
        )}
        {linked.length < cities.length && (
          <LinkList
            look="lines"
            links={[{ href: statePath(slug), label: listingMessages.allCitiesOf({ state: name }) }]}
          />
        )}
      </div>
    );
  });
}

const pathOfType = (type: PharmacyType, { slug, town }: CitySummary): string =>
  town
    ? directorySearchPath(
        { ...emptyDirectoryQuery, filters: [{ parameter: 'type', id: type }] },
        cityPath(slug),
      )
    : typeLandingPath(type, slug);

interface StateLinksProps {
  readonly states: readonly StateSummary[];
}

/** Links to the states, each with the number of its cities and towns that have a listing. */
export function StateLinks({ states }: StateLinksProps) {
  return (
    <ul className="links">
      {states.map((summary) => {
        const { name, slug } = usState(summary.state);
        const counts = placeCounts([summary]);
        return (
          <li key={slug}>
            <a href={statePath(slug)}>{name}</a>
            {counts.cities > 0 && <span>{` ${listingMessages.places(counts)}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
