import { PageHead } from '../../components/seo/page-head.tsx';
import { withDefaults } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { notFoundPath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { phraseQuery } from '../../features/data-access/phrase-query.ts';
import { cityQuery, gazetteerQuery, stateQuery } from '../../features/data-access/queries.ts';
import type { RoutePlace } from '../../features/data-access/route-place.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { searchHead } from '../../pages/search/search-head.ts';
import { SearchScreen } from '../../pages/search/search-screen.tsx';
import { stateHead } from '../../pages/state/state-head.ts';
import { StateScreen } from '../../pages/state/state-screen.tsx';

interface SearchProps {
  readonly text: string;
  readonly query: DirectoryQuery;
  readonly base: string;
}

/** The search for a visitor's own words, resolved to a place. */
export function SearchRoute({ text, query, base }: SearchProps) {
  const phrase = usePageData(phraseQuery(text));
  const { place, placeText, name } = phrase;
  // From here on the intents are filters of their own: taking one off must not leave it in the phrase.
  const understood: DirectoryQuery = {
    ...query,
    q: query.q === '' ? '' : `${name} ${placeText}`.trim() || query.q,
    filters: withDefaults(query.filters, phrase.filters),
    open: query.open || phrase.open,
  };
  return (
    <PlaceSearch
      text={text}
      query={understood}
      base={base}
      place={place}
      name={name}
      zip={/^\d{5}$/.exec(placeText)?.[0]}
    />
  );
}

interface PlaceSearchProps extends SearchProps {
  readonly place: RoutePlace;
  /** Words of the search that name a pharmacy. */
  readonly name?: string | undefined;
  /** The ZIP code that the words hold, where they hold one. */
  readonly zip?: string | undefined;
}

/** The search for words whose place is known. */
export function PlaceSearch({ place, ...search }: PlaceSearchProps) {
  switch (place.kind) {
    case 'city':
      return <CitySearch {...search} city={place.city} />;
    case 'state':
      return <StateSearch state={place.state} />;
    case 'unknown':
      return <UnknownSearch {...search} />;
  }
}

function CitySearch({ city, ...search }: Omit<PlaceSearchProps, 'place'> & { readonly city: CitySlug }) {
  const dataset = usePageData(cityQuery(city));
  return (
    <>
      <PageHead {...searchHead(search.text)} />
      <SearchScreen {...search} dataset={dataset} />
    </>
  );
}

function StateSearch({ state }: { readonly state: Parameters<typeof stateQuery>[0] }) {
  const dataset = usePageData(stateQuery(state));
  return (
    <>
      <PageHead {...stateHead(dataset)} indexability={searchIndexability} />
      <StateScreen dataset={dataset} />
    </>
  );
}

function UnknownSearch(search: Omit<PlaceSearchProps, 'place'>) {
  const gazetteer = usePageData(gazetteerQuery());
  return (
    <>
      <PageHead {...searchHead(search.text)} />
      <SearchScreen {...search} gazetteer={gazetteer} />
    </>
  );
}

/** What `404.html` holds: it answers for every unknown path, so it can name none. */
export function UnresolvedSearch({ query }: Pick<SearchProps, 'query'>) {
  return (
    <>
      <PageHead {...searchHead('')} />
      <SearchScreen text="" query={query} base={notFoundPath} />
    </>
  );
}
