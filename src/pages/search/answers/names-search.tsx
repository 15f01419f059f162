import { PageHead } from '../../../components/seo/page-head.tsx';
import { formatPhone } from '../../../domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../../domain/places/city.ts';
import type { LatLng } from '../../../domain/places/geo.ts';
import { brandNamed } from '../../../domain/search/brand-named.ts';
import type { GazetteerCity } from '../../../domain/site/datasets-on-demand.ts';
import { placesNamedQuery } from '../../../features/data-access/places-named.ts';
import { usePageData } from '../../../features/data-access/use-page-data.ts';
import { intentLabels } from '../../../features/directory-search/filter-label.ts';
import { findCities } from '../../../features/directory-search/find-cities.ts';
import { useVisitorLocation } from '../../../features/visitor-location/visitor-location-provider.tsx';
import * as answersMessages from '../../../messages/generated/answers.ts';
import * as searchMessages from '../../../messages/generated/search.ts';
import { AnyNear } from '../any-near.tsx';
import { ChainLink } from '../chain-link.tsx';
import { ChainNear } from '../chain-near.tsx';
import { FoundNames } from '../name-matches.tsx';
import { NotChecked } from '../not-checked.tsx';
import { searchHead } from '../search-head.ts';
import { UnknownScreen } from '../unknown-screen.tsx';
import type { WordsSearchProps } from './search-props.ts';
import { useNames, useNamesMeant } from './use-names.ts';

interface NamesSearchProps extends WordsSearchProps {
  readonly phone?: string | undefined;
  /** Where the words' place is, if they name one. */
  readonly point?: LatLng | undefined;
}

/** The answer to words that name no place: the pharmacies of the name or number, else the cities that may be meant or can be chosen. */
export function NamesSearch({ phone, point, ...search }: NamesSearchProps) {
  const { text, query, called, readAs } = search;
  const { cities, brands } = usePageData(placesNamedQuery(search.name ?? ''));
  const { location } = useVisitorLocation();
  const whole = phone !== undefined && phone.length >= 10 ? phone : undefined;
  // A known location is where distances count from, unless the words name a place.
  const mine = point === undefined && location !== null ? location : undefined;
  const answer = useNamesMeant(search, { phone: whole, point: mine ?? point });
  const { found, name, retry } = answer;
  const { hits } = found;
  const intents = intentLabels(query);
  const meant = name === '' || whole !== undefined || hits.length > 0 ? [] : findCities(cities, name);
  // “flu shot for grandma”: what is asked for is answered, and the rest is told.
  const isIdle = name !== '' && whole === undefined && intents !== '' && hits.length + meant.length === 0;
  const words = name === '' || isIdle ? undefined : name;
  const unused = isIdle ? [name, ...answer.unused] : answer.unused;
  const chosen = words === undefined || intents !== '' ? largest(cities) : [];
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
        <ChainNear name={name} brands={brands} query={query} />
        <ChainLink name={name} brands={brands} />
        {query.from === 'me' && hits.length === 0 && brandNamed(name, brands) === undefined && (
          <AnyNear query={query} />
        )}
        {hits.length > 0 && name !== called && <NotChecked query={query} />}
        <FoundNames
          found={found}
          retry={retry}
          cities={cities}
          point={mine ?? point}
          from={mine === undefined ? undefined : 'me'}
          numbered={whole !== undefined}
          meant={name !== '' && whole === undefined && meant.length === 0 ? name : undefined}
        />
      </UnknownScreen>
    </>
  );
}

const largest = (cities: readonly GazetteerCity[]): readonly GazetteerCity[] =>
  cities.filter(({ listed }) => listed).toSorted((a, b) => b.population - a.population);

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
