import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { placeNamed } from '../../domain/search/list-origin.ts';
import type { CityDataset, GazetteerCity, GazetteerDataset } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath, pagePath, presetPath } from '../../domain/site/paths.ts';
import { fitsName } from '../../domain/text/name-fit.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import { findCities } from '../../features/directory-search/find-cities.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { CityResults } from '../shared/city-results.tsx';
import { Finder } from '../shared/finder.tsx';
import { presetTrail } from '../shared/trails.ts';
import { NameMatches } from './name-matches.tsx';

interface SearchScreenProps {
  /** The words searched for: `birmingham AL`. */
  readonly text: string;
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  /** The city that the words name, where they name one. */
  readonly dataset?: CityDataset | undefined;
  /** What cities can be found in; absent in static HTML. */
  readonly gazetteer?: GazetteerDataset | undefined;
  /** Words of the search that name a pharmacy. */
  readonly name?: string | undefined;
  /** The ZIP code that the words hold. */
  readonly zip?: string | undefined;
}

/** The directory with a search: the pharmacies of the city it names, else the cities it may mean. */
export function SearchScreen({ text, query, base, dataset, gazetteer, name, zip }: SearchScreenProps) {
  // The words without what they ask for besides a place.
  const words = name ?? text;
  const found = gazetteer && findCities(gazetteer.cities, words);
  const unknown = found?.length === 0 && words !== '';
  const heading =
    dataset !== undefined
      ? searchMessages.foundIn({ place: cityLabel(dataset.city) })
      : unknown
        ? searchMessages.unknown({ words })
        : text === ''
          ? searchMessages.any
          : searchMessages.searching({ text });
  return (
    <div className="wrap">
      <Breadcrumbs trail={presetTrail(text === '' ? heading : searchMessages.trail({ text }))} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
      </div>
      {/* A path that reads `q` searches again under its own filter; any other leads to the directory. */}
      <Finder text={text} base={query.q === '' ? undefined : base} />
      {dataset === undefined ? (
        <Candidates words={words} query={query} found={found} gazetteer={gazetteer} />
      ) : (
        <>
          <p className="tight">
            {taggedMessage(searchMessages.fullDirectory({ city: dataset.city.name }), {
              link: (text) => <a href={cityPath(dataset.city.slug)}>{text}</a>,
            })}
          </p>
          <Found dataset={dataset} query={query} base={base} name={name ?? ''} zip={zip} />
        </>
      )}
    </div>
  );
}

interface FoundProps {
  readonly dataset: CityDataset;
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly name: string;
  readonly zip: string | undefined;
}

/** The city's pharmacies, only those of the name where there are any. A name may also be that of a place to measure from. */
function Found({ dataset, query, base, name, zip }: FoundProps) {
  const { city, pharmacies } = dataset;
  const landmark = placeNamed(dataset, name);
  const wanted = landmark === undefined ? name : '';
  const named = wanted === '' ? pharmacies : pharmacies.filter((pharmacy) => fitsName(pharmacy, wanted));
  const place = cityLabel(city);
  return (
    <>
      {wanted !== '' && (
        <p className="tight">
          {named.length === 0
            ? searchMessages.noneNamed({ name, place })
            : `${searchMessages.onlyNamed({ name })} `}
          {named.length > 0 && (
            <a href={directorySearchPath({ ...query, q: place, page: 1 }, base)}>
              {searchMessages.everyName({ place })}
            </a>
          )}
        </p>
      )}
      <CityResults
        dataset={dataset}
        pharmacies={named.length === 0 ? pharmacies : named}
        query={query}
        base={base}
        usualFrom={landmark?.id ?? zip}
      />
    </>
  );
}

interface CandidatesProps {
  readonly words: string;
  readonly query: DirectoryQuery;
  /** The cities that the words may name; absent until they are known. */
  readonly found: readonly GazetteerCity[] | undefined;
  readonly gazetteer: GazetteerDataset | undefined;
}

const candidatesShown = 24;

/** The cities of the name; where the search asks for a kind or a service and names none, the largest to choose from. */
function Candidates({ words, query, found, gazetteer }: CandidatesProps) {
  const intents = intentLabels(query);
  const cities = found?.length === 0 && intents !== '' ? largest(gazetteer?.cities ?? []) : found;
  return (
    <>
      <section aria-labelledby="results-title">
        <div role="status">
          <h2 id="results-title">{candidatesHeading(found?.length, intents, words)}</h2>
        </div>
        {cities !== undefined && cities.length > 0 && (
          <CityTiles cities={cities.slice(0, candidatesShown)} query={query} />
        )}
      </section>
      {words !== '' && <NameMatches text={words} />}
      <p className="stack">
        {taggedMessage(searchMessages.otherWays, {
          directory: (text) => <a href={presetPath('directory')}>{text}</a>,
          sitemap: (text) => <a href={pagePath('sitemap')}>{text}</a>,
        })}
      </p>
    </>
  );
}

const largest = (cities: readonly GazetteerCity[]): readonly GazetteerCity[] =>
  cities.filter(({ listed }) => listed).toSorted((a, b) => b.population - a.population);

function candidatesHeading(count: number | undefined, intents: string, words: string): string {
  if (count === undefined) return searchMessages.choose;
  if (intents !== '')
    return count === 0 && words !== ''
      ? searchMessages.chooseAnother({ intents })
      : searchMessages.chooseFor({ intents });
  return count === 0 ? searchMessages.noCity : searchMessages.citiesFit({ count });
}
