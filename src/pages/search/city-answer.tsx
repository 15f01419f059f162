import { Suspense, useMemo } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { namesApart } from '../../components/listing/names-apart.ts';
import { PageHead } from '../../components/seo/page-head.tsx';
import { onDemand } from '../../components/ui/on-demand.ts';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { isCalled } from '../../domain/search/called-so.ts';
import { fitsPharmacy } from '../../domain/search/pharmacy-fit.ts';
import { nameMeant } from '../../domain/search/phrase/name-meant.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath, pharmacyPath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import { useCityData } from '../../features/data-access/use-page-data.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { ChainStores } from '../shared/chain-stores-on-demand.ts';
import { CityList } from '../shared/city-list.tsx';
import { presetTrail } from '../shared/trails.ts';
import { ChainLink } from './chain-ways.tsx';
import { anyFits, type NamedHere, namedHere } from './named-here.ts';
import { type Search, searchHead } from './search.ts';
import { SearchNotes } from './search-notes.tsx';

const NamesElsewhere = onDemand(
  () => import('./names-answer.tsx'),
  (module) => module.NamesElsewhere,
);

interface CityAnswerProps {
  readonly search: Search;
  /** The city that the words name. */
  readonly city: CitySlug;
}

/** Shows the pharmacies of a named city; where it has none of a wanted name, also those of other cities. */
export function CityAnswer({ search, city }: CityAnswerProps) {
  return <CityResults search={search} dataset={useCityData(city)} />;
}

interface CityResultsProps {
  readonly search: Search;
  readonly dataset: CityDataset;
}

/** The list of a city that is loaded, as the words ask for it. */
export function CityResults({ search, dataset }: CityResultsProps) {
  const { query, phrase } = search;
  const { city, pharmacies } = dataset;
  const whole = useMemo(() => namedHere(pharmacies, phrase.name), [pharmacies, phrase]);
  const ofChain = useMemo(() => namedHere(pharmacies, phrase.chain?.name ?? ''), [pharmacies, phrase]);
  // Where no store of the chain is at “lee branch”, all of them are shown, and the words are told.
  const { name, unused, isChain } = nameMeant(phrase, whole.named.length > 0, ofChain.named.length > 0);
  const here = isChain ? ofChain : whole;
  const place = cityLabel(city);
  // A path has `tampa FL`.
  const text = spaced(search.text) === spaced(`${city.name} ${city.state}`) ? place : search.text;
  const isFound = text === '' || anyFits(here.only ?? pharmacies, query);
  const heading = isFound ? searchMessages.foundIn({ place }) : searchMessages.searching({ text });
  return (
    <div className="wrap split">
      <PageHead {...searchHead(text)} />
      <Breadcrumbs trail={presetTrail(text === '' ? heading : searchMessages.trail({ text }))} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
      </div>
      {phrase.beside !== undefined && (
        <p className="tight">{answersMessages.beside({ words: phrase.beside, place })}</p>
      )}
      {query.filters.some(({ id }) => id === 'open-on-holidays') && (
        <p className="tight">{answersMessages.someHolidays}</p>
      )}
      <SearchNotes search={search} name={name} unused={unused} />
      <CalledHere called={phrase.called} pharmacies={pharmacies} />
      <p className="quiet">
        {linkedMessage(answersMessages.fullDirectory({ city: city.name }), { link: cityPath(city.slug) })}
      </p>
      <Found search={search} dataset={dataset} here={here} name={name} />
    </div>
  );
}

interface FoundProps extends CityResultsProps {
  readonly here: NamedHere;
  readonly name: string;
}

/** The city's pharmacies: those of the name, else those whose name is like it, else all. */
function Found({ search: { query, base, phrase }, dataset, here, name }: FoundProps) {
  const { city, pharmacies, unconfirmed = [] } = dataset;
  const { named, alike, only } = here;
  const isNone = named.length === 0 && alike.length === 0;
  const brands = pharmacies.flatMap(({ brand }) => brand ?? []);
  const stores =
    name === '' ? [] : unconfirmed.filter((store) => fitsPharmacy({ ...store, name: store.brand }, name));
  const place = cityLabel(city);
  const unsure = stores.length > 0 && (
    <Suspense>
      <ChainStores place={dataset} stores={stores} linked={brands} />
    </Suspense>
  );
  const elsewhere = phrase.name !== '' && (
    <NamesElsewhere name={phrase.name} city={city} point={phrase.point} />
  );
  return (
    <>
      {name !== '' &&
        (named.length > 0 ? (
          <p className="tight">
            {`${answersMessages.onlyNamed({ name })} `}
            <a href={directorySearchPath({ ...query, q: place, page: 1 }, base)}>
              {answersMessages.everyName({ place })}
            </a>
          </p>
        ) : (
          <p className="tight">
            {alike.length > 0
              ? answersMessages.likeNamed({ name, place })
              : answersMessages.noneNamed({ name, place })}
          </p>
        ))}
      <ChainLink name={name} brands={brands} place={dataset} />
      {isNone && (
        <>
          {unsure}
          {elsewhere}
        </>
      )}
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
    </>
  );
}

interface CalledHereProps {
  /** Words that a pharmacy may be called by though they are read as something else. */
  readonly called: string | undefined;
  readonly pharmacies: readonly Pharmacy[];
}

/** Leads to the pharmacies that are called by words which mean something else besides: `community pharmacy`. */
function CalledHere({ called, pharmacies }: CalledHereProps) {
  const found = called === undefined ? [] : pharmacies.filter(({ name }) => isCalled(name, called));
  if (called === undefined || found.length === 0) return null;
  const nameOf = namesApart(found);
  return (
    <p className="tight">
      {`${answersMessages.calledHere({ count: found.length, name: called })} `}
      {found.map((pharmacy, index) => (
        <span key={pharmacy.id}>
          {index > 0 && ', '}
          <a href={pharmacyPath(pharmacy)}>{nameOf(pharmacy)}</a>
        </span>
      ))}
    </p>
  );
}
