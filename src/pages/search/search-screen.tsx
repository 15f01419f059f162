import { type ReactNode, Suspense, useMemo } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { fitsPharmacy } from '../../domain/search/pharmacy-fit.ts';
import { nameMeant } from '../../domain/search/phrase/name-meant.ts';
import type { ChainAndMore } from '../../domain/search/phrase/read-names.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import type { Namesake } from '../../features/data-access/resolve-route.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { ChainStores } from '../shared/chain-stores-on-demand.ts';
import { CityList } from '../shared/city-list.tsx';
import { presetTrail } from '../shared/trails.ts';
import { asWritten } from './as-written.ts';
import { CalledHere } from './called-here.tsx';
import { ChainLink } from './chain-link.tsx';
import { anyFits, type NamedHere, namedHere } from './named-here.ts';
import { NamesakeNote } from './namesake-note.tsx';
import { UnusedWords } from './unused-words.tsx';

interface SearchScreenProps {
  /** The words searched for: `birmingham AL`. */
  readonly text: string;
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  /** The city that the words name. */
  readonly dataset: CityDataset;
  /** Words of the search that name a pharmacy. */
  readonly name?: string | undefined;
  /** The chain among the name’s words, with the others. */
  readonly chain?: ChainAndMore | undefined;
  /** Words that a pharmacy may be called by though they are read as something else. */
  readonly called?: string | undefined;
  /** The ZIP code or place of the city that the words hold, as addresses name it. */
  readonly from?: string | undefined;
  /** Words that could not be used. */
  readonly unused?: readonly string[];
  /** The search as it is read, where letters of it are wrong. */
  readonly readAs?: string | undefined;
  /** A place beside the city, which the words name and nobody lists. */
  readonly beside?: string | undefined;
  /** What stands under the words where the city has no pharmacy of the name. */
  readonly elsewhere?: ReactNode;
  /** Other places that are called like the city, the likeliest first. */
  readonly namesakes?: readonly Namesake[];
}

/** The directory with a search: the pharmacies of the city that it names. */
export function SearchScreen({
  text,
  query,
  base,
  dataset,
  name: read = '',
  chain,
  called,
  from,
  unused: told = [],
  readAs,
  elsewhere,
  namesakes = [],
  beside,
}: SearchScreenProps) {
  const whole = useMemo(() => namedHere(dataset.pharmacies, read), [dataset, read]);
  const ofChain = useMemo(() => namedHere(dataset.pharmacies, chain?.name ?? ''), [dataset, chain]);
  // Where no store of the chain is at “lee branch”, all of them are shown, and the words are told.
  const meant = { name: read, chain, unused: told };
  const { name, unused, isChain } = nameMeant(meant, whole.named.length > 0, ofChain.named.length > 0);
  const here = isChain ? ofChain : whole;
  const found = text === '' || anyFits(here.only ?? dataset.pharmacies, query);
  const heading = found
    ? searchMessages.foundIn({ place: cityLabel(dataset.city) })
    : searchMessages.searching({ text });
  return (
    <div className="wrap split">
      <Breadcrumbs
        trail={presetTrail(
          text === '' ? heading : searchMessages.trail({ text: asWritten(text, dataset.city) }),
        )}
      />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
      </div>
      <UnusedWords words={unused} readAs={readAs} />
      {beside !== undefined && (
        <p className="tight">{answersMessages.beside({ words: beside, place: cityLabel(dataset.city) })}</p>
      )}
      {query.filters.some(({ id }) => id === 'open-on-holidays') && (
        <p className="tight">{answersMessages.someHolidays}</p>
      )}
      <NamesakeNote namesakes={namesakes} query={query} name={name} />
      <CalledHere called={called} pharmacies={dataset.pharmacies} />
      <p className="quiet">
        {taggedMessage(answersMessages.fullDirectory({ city: dataset.city.name }), {
          link: (text) => <a href={cityPath(dataset.city.slug)}>{text}</a>,
        })}
      </p>
      <Found
        dataset={dataset}
        here={here}
        query={query}
        base={base}
        name={name}
        from={from}
        elsewhere={elsewhere}
      />
    </div>
  );
}

interface FoundProps {
  readonly dataset: CityDataset;
  readonly here: NamedHere;
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly name: string;
  readonly from: string | undefined;
  readonly elsewhere: ReactNode;
}

/** The city's pharmacies: those of the name, else those whose name is like it, else all. */
function Found({ dataset, here, query, base, name, from, elsewhere }: FoundProps) {
  const { city, pharmacies, unconfirmed } = dataset;
  const { named, alike, only } = here;
  const none = named.length === 0 && alike.length === 0;
  const brands = pharmacies.flatMap(({ brand }) => brand ?? []);
  const stores =
    name === ''
      ? []
      : (unconfirmed ?? []).filter((store) => fitsPharmacy({ ...store, name: store.brand }, name));
  const place = cityLabel(city);
  const unsure = stores.length > 0 && (
    <Suspense>
      <ChainStores place={dataset} stores={stores} linked={brands} />
    </Suspense>
  );
  return (
    <>
      {name !== '' && (
        <p className="tight">
          {named.length > 0 && `${answersMessages.onlyNamed({ name })} `}
          {named.length === 0 &&
            (alike.length > 0
              ? answersMessages.likeNamed({ name, place })
              : answersMessages.noneNamed({ name, place }))}
          {named.length > 0 && (
            <a href={directorySearchPath({ ...query, q: place, page: 1 }, base)}>
              {answersMessages.everyName({ place })}
            </a>
          )}
        </p>
      )}
      <ChainLink name={name} brands={brands} place={dataset} />
      {none && (
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
        usualFrom={from}
      />
      {!none && unsure}
      {alike.length > 0 && elsewhere}
    </>
  );
}
