import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { gazetteerQuery } from '../../features/data-access/queries.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { ChoiceScreen } from './choice-screen.tsx';
import { FoundNames, LikeCities, useNames, useNamesMeant, wholeNumber } from './found-names.tsx';
import type { Search } from './search.ts';
import { ChainLink } from './search-notes.tsx';

/** The pharmacies of a name or number in the whole country, and the cities of a like name. */
export function NamesAnswer({ search }: { readonly search: Search }) {
  const { text, query, phrase } = search;
  const { cities, brands } = usePageData(gazetteerQuery());
  const { location } = useVisitorLocation();
  const phone = (phrase.phone ?? '').length >= wholeNumber ? phrase.phone : undefined;
  // A known location is where distances count from, unless the words name a place.
  const mine = phrase.point === undefined && location !== null ? location : undefined;
  const point = mine ?? phrase.point;
  const found = useNamesMeant(phrase, { phone, point });
  const { name } = found;
  const isFound = found.hits.length > 0;
  const brand = brandNamed(name, brands);
  const intents = intentLabels(query);
  // “flu shot for grandma”: what is asked for is answered, and the rest is told.
  const isIdle = name !== '' && phone === undefined && intents !== '' && !isFound;
  const words = name === '' || isIdle ? undefined : name;
  const unused = isIdle ? [name, ...found.unused] : found.unused;
  const chosen = words === undefined || intents !== '' ? largest(cities) : [];
  return (
    <ChoiceScreen
      search={search}
      {...headingOf(text, words, phone, isFound)}
      name={name}
      unused={unused}
      cities={isFound ? [] : chosen}
      citiesHeading={intents === '' ? answersMessages.choose : answersMessages.chooseFor({ intents })}
    >
      {(brand !== undefined || (!isFound && (query.from === 'me' || intents !== ''))) && (
        <p className="tight">
          <a className="btn" href={directorySearchPath({ ...query, q: '', brand, from: 'me', page: 1 })}>
            {nearLabel(brand, intents, name !== '')}
          </a>
        </p>
      )}
      <ChainLink name={name} brands={brands} />
      <FoundNames
        found={found}
        point={point}
        from={mine === undefined ? undefined : 'me'}
        unchecked={name === phrase.called ? '' : intents}
      />
      {name !== '' && phone === undefined && <LikeCities cities={cities} words={name} isFound={isFound} />}
    </ChoiceScreen>
  );
}

/** Names the list around the visitor. `hasName` tells whether a name was asked for that nobody has. */
function nearLabel(brand: string | undefined, intents: string, hasName: boolean): string {
  if (brand !== undefined)
    return intents === '' ? brandMessages.nearYou({ brand }) : brandMessages.nearYouFor({ brand, intents });
  if (intents === '') return answersMessages.anyNear;
  return hasName ? answersMessages.anyNearFor({ intents }) : answersMessages.anyWish({ intents });
}

const largest = (cities: readonly GazetteerCity[]): readonly GazetteerCity[] =>
  cities.filter(({ listed }) => listed).toSorted((a, b) => b.population - a.population);

/** Makes the heading of an answer, and advice if nothing was found. `words` are the name searched for. */
function headingOf(text: string, words: string | undefined, phone: string | undefined, isFound: boolean) {
  if (phone !== undefined) {
    const number = { phone: formatPhone(`+1${phone.slice(-wholeNumber)}`) };
    return isFound
      ? { heading: answersMessages.numbered(number) }
      : { heading: answersMessages.notNumbered(number), advice: answersMessages.notNumberedHow };
  }
  if (words === undefined)
    return { heading: text === '' ? searchMessages.any : searchMessages.searching({ text }) };
  return isFound
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
  return <FoundNames found={useNames({ name, point })} point={point} from={cityLabel(city)} />;
}
