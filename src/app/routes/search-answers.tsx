import { useQueryClient } from '@tanstack/react-query';
import { PageHead } from '../../components/seo/page-head.tsx';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { type Area, areaLabel } from '../../domain/search/phrase/areas.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import type { StateDataset } from '../../domain/site/dataset.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { nearestListedQuery } from '../../features/data-access/nearest-listed.ts';
import { placesNamedQuery } from '../../features/data-access/places-named.ts';
import { stateQuery } from '../../features/data-access/queries.ts';
import { gazetteerQuery } from '../../features/data-access/queries-on-demand.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { findCities } from '../../features/directory-search/find-cities.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { notFoundHead } from '../../pages/not-found/not-found-head.ts';
import { NotFoundScreen } from '../../pages/not-found/not-found-screen.tsx';
import { ChainLink } from '../../pages/search/chain-link.tsx';
import { nameHitsQuery } from '../../pages/search/name-hits-query.ts';
import { FoundNames } from '../../pages/search/name-matches.tsx';
import { NamesakeNote } from '../../pages/search/namesake-note.tsx';
import { searchHead } from '../../pages/search/search-head.ts';
import { UnknownScreen } from '../../pages/search/unknown-screen.tsx';
import { UnlistedScreen } from '../../pages/search/unlisted-screen.tsx';
import { Finder } from '../../pages/shared/finder.tsx';
import { stateHead } from '../../pages/state/state-head.ts';
import { StateScreen } from '../../pages/state/state-screen.tsx';
import type { WordsSearchProps } from './search-props.ts';

interface NamesSearchProps extends WordsSearchProps {
  readonly phone?: string | undefined;
  /** Where the words' place is, if they name one. */
  readonly point?: LatLng | undefined;
}

/** The answer to words that name no place: the pharmacies of the name or number, else the cities that may be meant or can be chosen. */
export function NamesSearch({ text, query, name = '', unused = [], readAs, phone, point }: NamesSearchProps) {
  const { cities, brands } = usePageData(placesNamedQuery(name));
  const { location } = useVisitorLocation();
  const whole = phone !== undefined && phone.length >= 10 ? phone : undefined;
  const words = name === '' ? undefined : name;
  const mine = query.from === 'me' && location !== null ? location : undefined;
  const { found, retry } = useNames({ name, phone: whole, point: mine ?? point });
  const { hits } = found;
  const meant = words === undefined || whole !== undefined || hits.length > 0 ? [] : findCities(cities, name);
  const chosen = words === undefined || intentLabels(query) !== '' ? largest(cities) : [];
  const { heading, advice } = headingOf({
    text,
    words,
    phone: whole,
    found: hits.length > 0,
    meant: meant.length > 0,
  });
  return (
    <>
      <PageHead {...searchHead(text)} />
      <UnknownScreen
        text={text}
        heading={heading}
        advice={advice}
        query={query}
        unused={unused}
        readAs={readAs}
        cities={hits.length > 0 ? [] : meant.length > 0 ? meant : chosen}
        citiesHeading={meant.length > 0 ? answersMessages.citiesFit({ count: meant.length }) : undefined}
      >
        <ChainLink name={name} brands={brands} />
        <FoundNames
          found={found}
          retry={retry}
          cities={cities}
          point={mine ?? point}
          from={mine === undefined ? undefined : 'me'}
          numbered={whole !== undefined}
          meant={words !== undefined && whole === undefined && meant.length === 0 ? words : undefined}
        />
      </UnknownScreen>
    </>
  );
}

const largest = (cities: readonly GazetteerCity[]): readonly GazetteerCity[] =>
  cities.filter(({ listed }) => listed).toSorted((a, b) => b.population - a.population);

/** The pharmacies of a name or number; `retry` searches again, for what could not be had. */
function useNames(wanted: Parameters<typeof nameHitsQuery>[0]): {
  readonly found: NamesFound;
  readonly retry: () => void;
} {
  const client = useQueryClient();
  const query = nameHitsQuery(wanted);
  return { found: usePageData(query), retry: () => void client.refetchQueries({ queryKey: query.queryKey }) };
}

interface Answer {
  readonly text: string;
  readonly words: string | undefined;
  readonly phone: string | undefined;
  /** Whether there are pharmacies of that name or number. */
  readonly found: boolean;
  /** Whether there are cities that the words may mean. */
  readonly meant: boolean;
}

function headingOf({ text, words, phone, found, meant }: Answer): {
  readonly heading: string;
  readonly advice?: string;
} {
  if (phone !== undefined) {
    const number = { phone: formatPhone(`+1${phone.slice(-10)}`) };
    return found
      ? { heading: answersMessages.numbered(number) }
      : { heading: answersMessages.notNumbered(number), advice: answersMessages.notNumberedHow };
  }
  if (words === undefined || (meant && !found))
    return { heading: text === '' ? searchMessages.any : searchMessages.searching({ text }) };
  return found
    ? { heading: answersMessages.named({ words }) }
    : { heading: answersMessages.nothing({ words }), advice: answersMessages.nothingHow };
}

interface NamesElsewhereProps {
  readonly name: string;
  readonly city: City;
  readonly point?: LatLng | undefined;
}

/** The nearest pharmacies of a name that a city has not. */
export function NamesElsewhere({ name, city, point = city.location }: NamesElsewhereProps) {
  const names = useNames({ name, point });
  return <FoundNames {...names} cities={[]} point={point} from={cityLabel(city)} />;
}

interface StateSearchProps extends WordsSearchProps {
  readonly state: StateCode;
}

/** The directory of a state; with words besides, the pharmacies of the name there and the cities to ask in. */
export function StateSearch({ state, text, query, base, name = '', unused = [], readAs }: StateSearchProps) {
  const dataset = usePageData(stateQuery(state));
  const intents = intentLabels(query);
  if (name === '' && intents === '' && unused.length === 0) {
    return (
      <>
        <PageHead {...stateHead(dataset)} indexability={searchIndexability} />
        <StateScreen dataset={dataset} />
      </>
    );
  }
  return (
    <StateWords
      state={state}
      text={text}
      query={query}
      base={base}
      name={name}
      unused={unused}
      readAs={readAs}
      intents={intents}
      cities={dataset.cities}
    />
  );
}

interface StateWordsProps
  extends Pick<StateSearchProps, 'readAs'>,
    Required<Omit<StateSearchProps, 'namesake' | 'readAs'>> {
  readonly name: string;
  readonly intents: string;
  /** The cities of the state. */
  readonly cities: StateDataset['cities'];
}

function StateWords({ state, name, intents, unused, readAs, cities, ...search }: StateWordsProps) {
  const { brands } = usePageData(gazetteerQuery());
  const { found, retry } = useNames({ name, state });
  const { hits } = found;
  const place = usState(state).name;
  const heading =
    name === ''
      ? answersMessages.inState({ state: place })
      : hits.length > 0
        ? answersMessages.namedIn({ words: name, place })
        : answersMessages.nothing({ words: `${name}, ${place}` });
  return (
    <>
      <PageHead {...searchHead(search.text)} />
      <UnknownScreen
        text={search.text}
        heading={heading}
        query={search.query}
        unused={unused}
        readAs={readAs}
        cities={cities.toSorted((a, b) => b.population - a.population)}
        citiesHeading={
          intents === ''
            ? answersMessages.chooseIn({ state: place })
            : answersMessages.chooseForIn({ intents, state: place })
        }
      >
        <ChainLink name={name} brands={brands} />
        <FoundNames found={found} retry={retry} cities={[]} />
      </UnknownScreen>
    </>
  );
}

interface AreaSearchProps extends WordsSearchProps {
  readonly area: Area<GazetteerCity>;
}

/** The places of a county or region to ask in; with words besides, the pharmacies of the name there. */
export function AreaSearch({ area, text, query, name = '', unused = [], readAs }: AreaSearchProps) {
  const { brands } = usePageData(gazetteerQuery());
  const slugs = new Set<string>(area.cities.map(({ slug }) => slug));
  const [largest] = area.cities;
  const { found, retry } = useNames({ name, point: largest });
  const hits = found.hits.filter(({ city }) => slugs.has(city));
  const intents = intentLabels(query);
  const place = areaLabel(area);
  const heading =
    name === ''
      ? answersMessages.inState({ state: place })
      : hits.length > 0
        ? answersMessages.namedIn({ words: name, place })
        : answersMessages.nothing({ words: `${name}, ${place}` });
  return (
    <>
      <PageHead {...searchHead(text)} />
      <UnknownScreen
        text={text}
        heading={heading}
        query={query}
        unused={unused}
        readAs={readAs}
        cities={area.cities}
        citiesHeading={
          intents === ''
            ? answersMessages.chooseIn({ state: place })
            : answersMessages.chooseForIn({ intents, state: place })
        }
      >
        <ChainLink name={name} brands={brands} />
        <FoundNames
          found={{ ...found, hits }}
          retry={retry}
          cities={[]}
          point={largest}
          from={largest && cityLabel(largest)}
        />
      </UnknownScreen>
    </>
  );
}

interface UnlistedSearchProps extends WordsSearchProps {
  readonly unlisted: UnlistedPlace;
}

const nearestShown = 6;

/** The answer to a place without listings. Its words for a name find nothing there, so they are told. */
export function UnlistedSearch({
  text,
  unlisted,
  query,
  name = '',
  unused = [],
  readAs,
  namesake,
}: UnlistedSearchProps) {
  const nearest = usePageData(nearestListedQuery(unlisted.location, nearestShown));
  return (
    <>
      <PageHead {...searchHead(text)} />
      <UnlistedScreen
        unlisted={unlisted}
        query={query}
        unused={[...(name === '' ? [] : [name]), ...unused]}
        readAs={readAs}
        nearest={nearest}
        note={<NamesakeNote namesake={namesake} query={query} name={name} />}
      />
    </>
  );
}

/** What an address shows that names no page and no place. */
export const UnknownPath = () => (
  <>
    <PageHead {...notFoundHead()} />
    <NotFoundScreen finder={<Finder large />} />
  </>
);

/** What `404.html` holds: it answers for every unknown path, so it can name none. */
export const UnresolvedSearch = ({ query }: { readonly query: DirectoryQuery }) => (
  <>
    <PageHead {...searchHead('')} />
    <UnknownScreen text="" heading={searchMessages.any} query={query} unused={[]} cities={[]} />
  </>
);
