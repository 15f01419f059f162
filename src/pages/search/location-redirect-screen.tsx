import { Navigate, useParams } from 'react-router-dom';
import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { findState } from '../../domain/places/us-state.ts';
import { searchText } from '../../domain/search/path-search.ts';
import { cityPath, directorySearchPath, statePath } from '../../domain/site/paths.ts';
import { isCitySlug, slugify } from '../../domain/text/slug.ts';

/** Redirects to the directory of the route's `location`, or to a search. No route shows this screen. */
export function LocationRedirectScreen() {
  const slug = slugify(useParams().location ?? '');
  const state = findState(slug);
  if (state !== undefined) return <Navigate to={statePath(state.slug)} replace />;
  const search = directorySearchPath({ ...emptyDirectoryQuery, q: searchText(slug) });
  return <Navigate to={isCitySlug(slug) ? cityPath(slug) : search} replace />;
}
