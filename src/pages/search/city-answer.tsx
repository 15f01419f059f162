import { useMemo } from 'react';
import { namesApart } from '../../components/listing/names-apart.ts';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import { passesAll } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { isCalled } from '../../domain/search/called-so.ts';
import { fitsPharmacy, nearlyFitsPharmacy } from '../../domain/search/pharmacy-fit.ts';
import { nameMeant } from '../../domain/search/phrase/name-meant.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath, pharmacyPath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import { useCityData } from '../../features/data-access/page-data.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { ChainStores } from '../shared/chain-stores.tsx';
import { CityList } from '../shared/city-list.tsx';
import { Screen } from '../shared/screen.tsx';
import { FoundNames, useNames } from './found-names.tsx';
import { type Search, searchHead } from './search.tsx';
import { ChainLink, linksInSentence, SearchNotes } from './search-notes.tsx';

/** Loads a city and shows the results of a search there. */
export const CityAnswer = ({ search, city }: { readonly search: Search; readonly city: CitySlug }) => (
  <CityResults search={search} dataset={useCityData(city)} />
);

/** Shows the results of a search in a city: its list, or only the pharmacies with the searched name. */
export function CityResults({ search, dataset }: { readonly search: Search; readonly dataset: CityDataset }) {
  const { query, base, phrase } = search;
  const { city, pharmacies, unconfirmed = [] } = dataset;
  const whole = useMemo(() => pharmaciesNamed(pharmacies, phrase.name), [pharmacies, phrase]);
  const ofChain = useMemo(() => pharmaciesNamed(pharmacies, phrase.chain?.name ?? ''), [pharmacies, phrase]);
  // If no store of the chain is at “lee branch”, all its stores are shown, with a note on those words.
  const { name, unused, isChain } = nameMeant(phrase, whole.named.length > 0, ofChain.named.length > 0);
  const { named, alike, only } = isChain ? ofChain : whole;
  const place = cityLabel(city);
  // A path has `tampa FL` as its text.
  const text = spaced(search.text) === spaced(`${city.name} ${city.state}`) ? place : search.text;
  const isFound = text === '' || anyFits(only ?? pharmacies, query);
  const heading = isFound ? searchMessages.foundIn({ place }) : searchMessages.searching({ text });
  const brands = pharmacies.flatMap(({ brand }) => brand ?? []);
  const stores =
    name === '' ? [] : unconfirmed.filter((store) => fitsPharmacy({ ...store, name: store.brand }, name));
  const isNone = named.length === 0 && alike.length === 0;
  const unsure = <ChainStores place={dataset} stores={stores} linked={brands} />;
  const elsewhere = phrase.name !== '' && (
    <NamesElsewhere name={phrase.name} city={city} point={phrase.point} />
  );
  return (
    <Screen {...searchHead(text, heading)} split>
      {phrase.unlistedBeside !== undefined && (
        <p className="tight">{answersMessages.beside({ words: phrase.unlistedBeside, place })}</p>
      )}
      {query.filters.includes('open-on-holidays') && <p className="tight">{answersMessages.someHolidays}</p>}
      <SearchNotes search={search} name={name} unused={unused} />
      <CalledHere called={phrase.possibleName} pharmacies={pharmacies} />
      <p className="quiet">
        {linkedMessage(answersMessages.fullDirectory({ city: city.name }), { link: cityPath(city.slug) })}
      </p>
      {name !== '' && (
        <p className="tight">
          {isNone && <span>{answersMessages.noneNamed({ name, place })}</span>}
          {alike.length > 0 && <span>{answersMessages.likeNamed({ name, place })}</span>}
          {named.length > 0 && (
            <>
              <span>{`${answersMessages.onlyNamed({ name })} `}</span>
              <a href={directorySearchPath({ ...query, q: place, page: 1 }, base)}>
                {answersMessages.everyName({ place })}
              </a>
            </>
          )}
        </p>
      )}
      <ChainLink name={name} brands={brands} place={dataset} />
      {isNone && unsure}
      {isNone && elsewhere}
      <CityList
        dataset={dataset}
        only={only}
        query={query}
        base={base}
        rest={resultsMessages.restInDirectory({ city: city.name })}
        usualFrom={phrase.from}
      />
      {!isNone && unsure}
      {alike.length > 0 && elsewhere}
    </Screen>
  );
}

interface CalledHereProps {
  /** Words that may be a pharmacy's name: `best pharmacy`. */
  readonly called: string | undefined;
  readonly pharmacies: readonly Pharmacy[];
}

function CalledHere({ called, pharmacies }: CalledHereProps) {
  const found = called === undefined ? [] : pharmacies.filter(({ name }) => isCalled(name, called));
  if (called === undefined || found.length === 0) return null;
  const nameOf = namesApart(found);
  const links = found.map((pharmacy) => [nameOf(pharmacy), pharmacyPath(pharmacy)] as const);
  return (
    <p className="tight">
      <span>{`${answersMessages.calledHere({ count: found.length, name: called })} `}</span>
      {linksInSentence(links, 'conjunction')}
    </p>
  );
}

interface NamesElsewhereProps {
  readonly name: string;
  readonly city: City;
  readonly point?: LatLng | undefined;
}

const NamesElsewhere = ({ name, city, point = city.location }: NamesElsewhereProps) => (
  <FoundNames found={useNames({ name, point })} point={point} from={cityLabel(city)} />
);

interface NamedHere {
  readonly named: readonly Pharmacy[];
  readonly alike: readonly Pharmacy[];
  /** The pharmacies to list. Undefined to list all. */
  readonly only: readonly Pharmacy[] | undefined;
}

/**
 * Returns the pharmacies whose name, chain, street or telephone number fits `name`, else those with a similar
 * name. An empty name fits all.
 */
export function pharmaciesNamed(pharmacies: readonly Pharmacy[], name: string): NamedHere {
  if (name === '') return { named: pharmacies, alike: [], only: undefined };
  const named = pharmacies.filter((pharmacy) => fitsPharmacy(pharmacy, name));
  const alike = named.length > 0 ? [] : pharmacies.filter((pharmacy) => nearlyFitsPharmacy(pharmacy, name));
  const found = [...named, ...alike];
  return { named, alike, only: found.length === 0 ? undefined : found };
}

/** True if some pharmacy passes a query's filters and is of the query's chain. Ignores other restrictions. */
export function anyFits(pharmacies: readonly Pharmacy[], { filters, brand }: DirectoryQuery): boolean {
  return pharmacies.some((each) => (brand === undefined || each.brand === brand) && passesAll(each, filters));
}
