import { withDefaults } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { PathSearch } from '../../domain/search/path-search.ts';
import { searchPath } from '../../domain/site/paths.ts';
import type { RoutePlace } from '../../features/data-access/resolve-route.ts';
import { PlaceSearch } from './screens-on-demand.tsx';

interface PathPlaceSearchProps {
  readonly search: PathSearch;
  readonly query: DirectoryQuery;
  readonly pathname: string;
  readonly place: RoutePlace;
}

/**
 * The search that a path stands for. A filter that its words preset is one like any other: from here on addresses are built on the path
 * without it, so that it can be taken off.
 */
export function PathPlaceSearch({ search: { text, filters }, query, pathname, place }: PathPlaceSearchProps) {
  const presets = filters.length > 0 && place.kind === 'city';
  return (
    <PlaceSearch
      text={text}
      query={{ ...query, filters: withDefaults(query.filters, filters) }}
      base={presets ? searchPath(place.city) : pathname}
      place={place}
    />
  );
}
