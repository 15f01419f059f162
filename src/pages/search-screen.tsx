import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { CityTiles } from '../components/listing/city-tiles.tsx';
import { cityLabel } from '../domain/city.ts';
import type { CityDataset, GazetteerCity, GazetteerDataset } from '../domain/dataset.ts';
import type { DirectoryQuery } from '../domain/directory-query.ts';
import { placeNamed } from '../domain/list-origin.ts';
import { fitsName } from '../domain/name-fit.ts';
import { cityPath, directorySearchPath, pagePath, presetPath } from '../domain/paths.ts';
import { findCities } from '../features/directory-search/find-cities.ts';
import { wishLabels } from '../features/directory-search/search-words.ts';
import { CityResults } from './city-results.tsx';
import { Finder } from './finder.tsx';
import { NameMatches } from './name-matches.tsx';
import { presetTrail } from './trails.ts';

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
export function SearchScreen({ text, query, base, dataset, gazetteer, name = '', zip }: SearchScreenProps) {
  const heading = searchHeading(text, dataset);
  return (
    <div className="wrap">
      <Breadcrumbs trail={presetTrail(text === '' ? heading : `Search: ${text}`)} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
      </div>
      {/* A path that reads `q` searches again under its own filter; any other leads to the directory. */}
      <Finder text={text} base={query.q === '' ? undefined : base} />
      {dataset === undefined ? (
        <Candidates text={text} query={query} gazetteer={gazetteer} />
      ) : (
        <>
          <p className="tight">
            <a href={cityPath(dataset.city.slug)}>{`The full ${dataset.city.name} directory`}</a>
            {', with neighborhoods, landmarks and nearby cities.'}
          </p>
          <Found dataset={dataset} query={query} base={base} name={name} zip={zip} />
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
  if (landmark !== undefined)
    return (
      <CityResults
        dataset={dataset}
        pharmacies={pharmacies}
        query={query}
        base={base}
        usualFrom={landmark.id}
      />
    );
  const named = name === '' ? pharmacies : pharmacies.filter((pharmacy) => fitsName(pharmacy, name));
  const place = cityLabel(city);
  return (
    <>
      {name !== '' && (
        <p className="tight">
          {named.length === 0
            ? `We list no pharmacy named “${name}” in ${place}. These are all there are.`
            : `Only names with “${name}”. `}
          {named.length > 0 && (
            <a href={directorySearchPath({ ...query, q: place, page: 1 }, base)}>
              {`Show every name in ${place}`}
            </a>
          )}
        </p>
      )}
      <CityResults
        dataset={dataset}
        pharmacies={named.length === 0 ? pharmacies : named}
        query={query}
        base={base}
        usualFrom={zip}
      />
    </>
  );
}

/** The empty text is that of an address that names nothing, as in `404.html`. */
function searchHeading(text: string, dataset: CityDataset | undefined): string {
  if (dataset !== undefined) return `Pharmacies found for ${cityLabel(dataset.city)}`;
  return text === '' ? 'Search the directory' : `Search for “${text}”`;
}

interface CandidatesProps {
  readonly text: string;
  readonly query: DirectoryQuery;
  readonly gazetteer: GazetteerDataset | undefined;
}

const candidatesShown = 24;

function Candidates({ text, query, gazetteer }: CandidatesProps) {
  const wishes = wishLabels(query);
  const cities = gazetteer && candidates(gazetteer.cities, text, wishes !== '').slice(0, candidatesShown);
  return (
    <>
      <section aria-labelledby="results-title">
        <div role="status">
          <h2 id="results-title">{candidatesHeading(cities?.length, wishes)}</h2>
        </div>
        {cities !== undefined && cities.length > 0 && <CityTiles cities={cities} query={query} />}
      </section>
      {text !== '' && <NameMatches text={text} />}
      <p className="stack">
        You can also go through <a href={presetPath('directory')}>the directory by state and city</a> or{' '}
        <a href={pagePath('sitemap')}>the list of all pages</a>.
      </p>
    </>
  );
}

/** The cities of the name; where the search names only a kind or a service, the largest to choose from. */
function candidates(
  cities: readonly GazetteerCity[],
  text: string,
  wishes: boolean,
): readonly GazetteerCity[] {
  const found = findCities(cities, text);
  if (found.length > 0 || !wishes) return found;
  return cities.filter(({ listed }) => listed).toSorted((a, b) => b.population - a.population);
}

function candidatesHeading(count: number | undefined, wishes: string): string {
  if (count === undefined) return 'Choose a place';
  if (wishes !== '') return `${wishes}: choose a place`;
  if (count === 0) return 'We list no city of that name or ZIP code';
  return count === 1 ? '1 city fits' : `${count} cities fit`;
}
