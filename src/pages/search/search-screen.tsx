import { Navigate } from 'react-router-dom';
import { type DirectoryQuery, withFilters } from '../../domain/list/directory-query.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { PathSearch } from '../../domain/search/path-search.ts';
import { directorySearchPath, searchPath, statePath } from '../../domain/site/paths.ts';
import type { RoutePlace } from '../../domain/site/resolve-slug.ts';
import { phraseNamingPlace, phraseQuery, usePageData } from '../../features/data-access/page-data.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import { filtersInWords } from '../../features/directory-search/filter-label.ts';
import type { ReadingNotes } from '../shared/reading-note.tsx';
import { CityAnswer } from './city-answer.tsx';
import { tenDigitNumber } from './found-names.tsx';
import { AreaAnswer, NamesAnswer, StateAnswer, UnlistedAnswer } from './names-answer.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import type { Search } from './search.tsx';

/** Shows the results of a search for the visitor's words, or redirects to the list near the visitor. */
export function WordsSearch({ text, query, base }: Omit<Search, 'phrase'>) {
  const phrase = usePageData(phraseQuery(text));
  const { place, name, brand, near, unused, readAs, topics } = phrase;
  const understood = understoodQuery(query, phrase);
  const isMine = near || query.from === 'me';
  if (place.kind === 'unknown' && isMine && (brand !== undefined || query.from !== 'me')) {
    const notes: ReadingNotes = { unused, readAs, topics };
    const nearby = brand === undefined ? { q: name } : { q: '', brand };
    return (
      <Navigate
        to={directorySearchPath({ ...understood, ...nearby, from: 'me', page: 1 })}
        state={notes}
        replace
      />
    );
  }
  const search = { text, base, phrase, query: near ? { ...understood, from: 'me' } : understood };
  // A whole telephone number is one pharmacy's, wherever it is.
  const hasPlace = place.kind !== 'unknown' && tenDigitNumber(phrase) === undefined;
  return hasPlace ? <PlaceAnswer search={search} /> : <NamesAnswer search={search} />;
}

// Each filter in the query can be removed by itself.
const understoodQuery = (query: DirectoryQuery, phrase: RoutePhrase): DirectoryQuery => ({
  ...query,
  q: query.q === '' ? '' : `${phrase.name} ${phrase.placeText}`.trim() || query.q,
  filters: withFilters(query.filters, phrase.filters),
  open: query.open || phrase.open,
  within: query.within ?? phrase.within,
});

interface PathPlaceSearchProps {
  readonly text: string;
  readonly filters?: PathSearch['filters'];
  readonly query: DirectoryQuery;
  readonly pathname: string;
  readonly place: RoutePlace;
}

/** Shows the results of a search whose words are in the path, such as `/pharmacy-mobile-al`. */
export function PathPlaceSearch({ text, filters = [], query, pathname, place }: PathPlaceSearchProps) {
  const presets = filters.length > 0 && place.kind === 'city';
  return (
    <PlaceAnswer
      search={{
        text,
        query: { ...query, filters: withFilters(filters, query.filters) },
        // From there the filters in the path can be removed.
        base: presets ? searchPath(place.city) : pathname,
        phrase: phraseNamingPlace(place),
      }}
    />
  );
}

function asksNothing({ query, phrase }: Search): boolean {
  const { name, possibleName, unused, readAs, namesakes } = phrase;
  const isPlain = name === '' && possibleName === undefined && readAs === undefined;
  return isPlain && unused.length + namesakes.length === 0 && filtersInWords(query) === '';
}

function PlaceAnswer({ search }: { readonly search: Search }) {
  const { place } = search.phrase;
  switch (place.kind) {
    case 'city':
      return <CityAnswer search={search} city={place.city} />;
    case 'state':
      return asksNothing(search) ? (
        <Navigate to={statePath(usState(place.state).slug)} replace />
      ) : (
        <StateAnswer search={search} state={place.state} />
      );
    case 'area':
      return <AreaAnswer search={search} area={place.area} />;
    case 'unlisted':
      return <UnlistedAnswer search={search} unlisted={place.unlisted} />;
    case 'unknown':
      return <NotFoundScreen />;
  }
}
