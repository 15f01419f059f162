import { Navigate, useParams } from 'react-router-dom';
import { findState } from '../../domain/places/us-state.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchText } from '../../domain/search/path-search.ts';
import { cityPath, directorySearchPath, statePath } from '../../domain/site/paths.ts';
import { isCitySlug, slugify } from '../../domain/text/slug.ts';

/** Where `/location/{x}` of old leads now: a state's or city's directory, else a search for the words. */
function redirectTarget(location: string): string {
  const slug = slugify(location);
  const state = findState(slug);
  if (state !== undefined) return statePath(state.slug);
  if (isCitySlug(slug)) return cityPath(slug);
  return directorySearchPath({ ...emptyDirectoryQuery, q: searchText(slug) });
}

/** Sends a pharmacy-location address to the directory of that location. Not routed (docs/specification.md#routes). */
export function LocationRedirectScreen() {
  const { location = '' } = useParams();
  return <Navigate to={redirectTarget(location)} replace />;
}
