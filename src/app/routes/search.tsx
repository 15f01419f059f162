import { Navigate } from 'react-router-dom';
import type { LatLng } from '../../domain/places/geo.ts';
import { withMore } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { phraseQuery } from '../../features/data-access/phrase-query.ts';
import type { RoutePlace } from '../../features/data-access/resolve-route.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { CitySearch } from '../../pages/search/answers/city-search.tsx';
import type { SearchProps, WordsSearchProps } from '../../pages/search/answers/search-props.ts';
import {
  AreaSearch,
  NamesSearch,
  NotFoundScreen,
  StateSearch,
  UnlistedSearch,
} from './answers-on-demand.tsx';

/** The search for a visitor's own words, resolved to a place. */
export function SearchRoute({ text, query, base }: SearchProps) {
  const phrase = usePageData(phraseQuery(text));
  const {
    place,
    placeText,
    name,
    called,
    chain,
    brand,
    phone,
    from,
    point,
    unused,
    near,
    namesakes,
    beside,
    readAs,
  } = phrase;
  // From here on the intents are filters of their own: taking one off must not leave it in the phrase.
  const understood: DirectoryQuery = {
    ...query,
    q: query.q === '' ? '' : `${name} ${placeText}`.trim() || query.q,
    filters: withMore(query.filters, phrase.filters),
    open: query.open || phrase.open,
    within: query.within ?? phrase.within,
  };
  const isMine = near || query.from === 'me';
  if (place.kind === 'unknown' && isMine && (brand !== undefined || query.from !== 'me')) {
    // The page of what is near the visitor, of the chain alone if the words name one; those that were of no use go along, to be told there.
    const nearby = brand === undefined ? { q: name } : { q: '', brand };
    return (
      <Navigate
        to={directorySearchPath({ ...understood, ...nearby, from: 'me', page: 1 })}
        state={{ unused, readAs }}
        replace
      />
    );
  }
  const wanted = {
    text,
    base,
    query: near ? { ...understood, from: 'me' } : understood,
    name,
    called,
    chain,
    unused,
    readAs,
  };
  // A whole telephone number is one pharmacy's, wherever it is.
  if (place.kind === 'unknown' || (phone !== undefined && phone.length >= 10))
    return <NamesSearch {...wanted} phone={phone} point={point} />;
  return (
    <PlaceSearch {...wanted} place={place} namesakes={namesakes} beside={beside} from={from} point={point} />
  );
}

interface PlaceSearchProps extends WordsSearchProps {
  readonly place: RoutePlace;
  /** The ZIP code or place of the city that the words hold. */
  readonly from?: string | undefined;
  readonly point?: LatLng | undefined;
}

/** The search for words whose place is known; where a path names none, what is said of a page that does not exist. */
export function PlaceSearch({ place, from, point, ...search }: PlaceSearchProps) {
  switch (place.kind) {
    case 'city':
      return <CitySearch {...search} city={place.city} from={from} point={point} />;
    case 'state':
      return <StateSearch {...search} state={place.state} />;
    case 'area':
      return <AreaSearch {...search} area={place.area} />;
    case 'unlisted':
      return <UnlistedSearch {...search} unlisted={place.unlisted} />;
    case 'unknown':
      return <NotFoundScreen />;
  }
}
