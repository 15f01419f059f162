import type { ReactNode } from 'react';
import { LinkList } from '../../components/listing/link-list.tsx';
import { CityTiles } from '../../components/listing/tiles.tsx';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import { type CitySummary, cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import { type Area, areaLabel } from '../../domain/search/phrase/area.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import { placeLabel } from '../../domain/search/phrase/phrase-place.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import { nearestListedQuery, usePageData } from '../../features/data-access/page-data.ts';
import { gazetteerQuery, stateQuery } from '../../features/data-access/queries.ts';
import { filtersInWords } from '../../features/directory-search/filter-label.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { Finder } from '../shared/finder.tsx';
import { RedirectNote } from '../shared/reading-note.tsx';
import { Screen } from '../shared/screen.tsx';
import {
  FoundNames,
  type FoundNamesProps,
  LikeCities,
  type MeantHits,
  noNames,
  tenDigitNumber,
  usePharmaciesOfPhrase,
} from './found-names.tsx';
import { type Search, searchHead } from './search.tsx';
import { ChainLink, SearchNotes } from './search-notes.tsx';

interface Asked {
  readonly search: Search;
}

interface AnswerProps extends Asked, FoundNamesProps {
  readonly heading: string;
  readonly advice?: string | undefined;
  readonly found: MeantHits;
  readonly cities?: readonly CitySummary[];
  readonly citiesHeading?: string;
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

const citiesShown = 24;

// For a search that names no listed city.
function Answer(props: AnswerProps) {
  const { search, heading, advice, found, cities = [], citiesHeading, above, children, ...order } = props;
  const { brands } = usePageData(gazetteerQuery());
  const { text, query } = search;
  return (
    <Screen
      {...searchHead(text, heading)}
      intro={
        advice !== undefined && (
          <>
            <p>{advice}</p>
            <Finder large text={text} />
          </>
        )
      }
    >
      <RedirectNote />
      <SearchNotes search={search} name={found.name} unused={found.unused} />
      {above}
      <ChainLink name={found.name} brands={brands} />
      <FoundNames found={found} {...order} />
      {children}
      {cities.length > 0 && (
        <section aria-labelledby="results-title">
          <div role="status">
            <h2 id="results-title">{citiesHeading}</h2>
          </div>
          <CityTiles cities={cities.slice(0, citiesShown)} query={query} />
        </section>
      )}
    </Screen>
  );
}

/** Shows the country's pharmacies with the searched name or telephone number. */
export function NamesAnswer({ search }: Asked) {
  const { text, query, phrase } = search;
  const { cities, brands } = usePageData(gazetteerQuery());
  const { location } = useVisitorLocation();
  const phone = tenDigitNumber(phrase);
  // Distances count from the visitor's location, unless the words name a place.
  const mine = phrase.point === undefined && location !== null ? location : undefined;
  const point = mine ?? phrase.point;
  const found = usePharmaciesOfPhrase(phrase, { phone, point });
  const { name } = found;
  const isFound = found.hits.length > 0;
  const brand = brandNamed(name, brands);
  const intents = filtersInWords(query);
  // “flu shot for grandma”: the filter is answered, and the other words are named as unused.
  const isIdle = name !== '' && phone === undefined && intents !== '' && !isFound;
  const words = name === '' || isIdle ? undefined : name;
  const choosesCity = !isFound && (words === undefined || intents !== '');
  return (
    <Answer
      search={search}
      {...headingOf(text, words, phone, isFound)}
      found={isIdle ? { ...found, unused: [name, ...found.unused] } : found}
      point={point}
      from={mine && 'me'}
      unchecked={name === phrase.possibleName ? '' : intents}
      cities={choosesCity ? largestFirst(cities.filter(({ listed }) => listed)) : []}
      citiesHeading={intents === '' ? answersMessages.choose : answersMessages.chooseFor({ intents })}
      above={
        (brand !== undefined || (!isFound && (query.from === 'me' || intents !== ''))) && (
          <p className="tight">
            <a className="btn" href={directorySearchPath({ ...query, q: '', brand, from: 'me', page: 1 })}>
              {nearLabel(brand, intents, name !== '')}
            </a>
          </p>
        )
      }
    >
      {name !== '' && phone === undefined && <LikeCities cities={cities} words={name} isFound={isFound} />}
    </Answer>
  );
}

function nearLabel(brand: string | undefined, intents: string, hasName: boolean): string {
  if (brand !== undefined)
    return intents === '' ? brandMessages.nearYou({ brand }) : brandMessages.nearYouFor({ brand, intents });
  if (intents === '') return answersMessages.anyNear;
  return hasName ? answersMessages.anyNearFor({ intents }) : answersMessages.anyWish({ intents });
}

function headingOf(text: string, words: string | undefined, phone: string | undefined, isFound: boolean) {
  if (phone !== undefined) {
    const number = { phone: formatPhone(`+1${phone}`) };
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

const largestFirst = <Place extends CitySummary & { readonly population: number }>(
  cities: readonly Place[],
): readonly Place[] => cities.toSorted((a, b) => b.population - a.population);

interface RegionAnswerProps extends Asked {
  readonly place: string;
  readonly cities: readonly CitySummary[];
  readonly found: MeantHits;
  readonly nearest?: GazetteerCity | undefined;
}

function RegionAnswer({ search, place, cities, found, nearest }: RegionAnswerProps) {
  const { hits, name } = found;
  const intents = filtersInWords(search.query);
  const named =
    hits.length > 0
      ? answersMessages.namedIn({ words: name, place })
      : answersMessages.nothing({ words: `${name}, ${place}` });
  return (
    <Answer
      search={search}
      heading={name === '' ? answersMessages.inState({ state: place }) : named}
      found={found}
      point={nearest}
      from={nearest && cityLabel(nearest)}
      unchecked={intents}
      cities={cities}
      citiesHeading={
        intents === ''
          ? answersMessages.chooseIn({ state: place })
          : answersMessages.chooseForIn({ intents, state: place })
      }
    />
  );
}

/** Shows a state's pharmacies with the searched name, and the state's cities. */
export function StateAnswer({ search, state }: Asked & { readonly state: StateCode }) {
  const cities = largestFirst(usePageData(stateQuery(state)).cities);
  const found = usePharmaciesOfPhrase(search.phrase, { state });
  return <RegionAnswer search={search} found={found} place={usState(state).name} cities={cities} />;
}

/** Shows a county's or region's pharmacies with the searched name, and its cities. */
export function AreaAnswer({ search, area }: Asked & { readonly area: Area<GazetteerCity> }) {
  const { cities, state } = area;
  const [nearest] = cities;
  const names = usePharmaciesOfPhrase(search.phrase, { point: nearest, state });
  const labels = new Set(cities.map(cityLabel));
  const found = { ...names, hits: names.hits.filter((hit) => labels.has(hit.cityLabel)) };
  return (
    <RegionAnswer search={search} found={found} place={areaLabel(area)} cities={cities} nearest={nearest} />
  );
}

const nearestShown = 6;

/** Says that a place has no listings, and which cities nearby have some. */
export function UnlistedAnswer({ search, unlisted }: Asked & { readonly unlisted: UnlistedPlace }) {
  const nearest = usePageData(nearestListedQuery(unlisted.location, nearestShown));
  const { brands } = usePageData(gazetteerQuery());
  const { name, unused } = search.phrase;
  // The words that name a chain are of use: the answer leads to the chain's page.
  const isUsed = name === '' || brandNamed(name, brands) !== undefined;
  const query = { ...search.query, q: '', from: undefined, page: 1 };
  const place = placeLabel({ kind: 'unlisted', unlisted });
  return (
    <Answer
      search={search}
      heading={answersMessages.unlisted({ place })}
      found={{ ...noNames, name, unused: isUsed ? unused : [name, ...unused] }}
    >
      <section aria-labelledby="results-title">
        <h2 id="results-title">{answersMessages.unlistedNear}</h2>
        <p className="quiet">{answersMessages.unlistedHow({ place })}</p>
        <LinkList
          look="links long"
          links={nearest.map(({ slug, label, miles }) => ({
            href: directorySearchPath(query, cityPath(slug)),
            label,
            note: formatDistance(miles, true),
          }))}
        />
      </section>
    </Answer>
  );
}
