import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { CityTiles } from '../components/listing/city-tiles.tsx';
import { cityLabel } from '../domain/city.ts';
import type { CityDataset, GazetteerDataset } from '../domain/dataset.ts';
import type { DirectoryQuery } from '../domain/directory-query.ts';
import { cityPath, pagePath, presetPath } from '../domain/paths.ts';
import { DirectoryResults } from '../features/directory-search/directory-results.tsx';
import { findCities } from '../features/directory-search/find-cities.ts';
import { PlaceFinder } from '../features/directory-search/place-finder.tsx';
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
}

/** The directory with a search: the pharmacies of the city it names, else the cities it may mean. */
export function SearchScreen({ text, query, base, dataset, gazetteer }: SearchScreenProps) {
  const heading = searchHeading(text, dataset);
  return (
    <div className="wrap">
      <Breadcrumbs trail={presetTrail(text === '' ? heading : `Search: ${text}`)} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
      </div>
      {/* A path that reads `q` searches again under its own filter; any other leads to the directory. */}
      <PlaceFinder text={text} base={query.q === '' ? undefined : base} />
      {dataset === undefined ? (
        <Candidates text={text} gazetteer={gazetteer} />
      ) : (
        <>
          <p className="tight">
            <a href={cityPath(dataset.city.slug)}>{`The full ${dataset.city.name} directory`}</a>
            {', with neighborhoods, landmarks and nearby cities.'}
          </p>
          <DirectoryResults
            pharmacies={dataset.pharmacies}
            query={query}
            origin={{ label: `the center of ${dataset.city.name}`, location: dataset.city.location }}
            base={base}
          />
        </>
      )}
    </div>
  );
}

/** The empty text is that of an address that names nothing, as in `404.html`. */
function searchHeading(text: string, dataset: CityDataset | undefined): string {
  if (dataset !== undefined) return `Pharmacies found for ${cityLabel(dataset.city)}`;
  return text === '' ? 'Search the directory' : `Search for “${text}”`;
}

interface CandidatesProps {
  readonly text: string;
  readonly gazetteer: GazetteerDataset | undefined;
}

const candidatesShown = 24;

function Candidates({ text, gazetteer }: CandidatesProps) {
  const cities =
    gazetteer === undefined ? undefined : findCities(gazetteer.cities, text).slice(0, candidatesShown);
  return (
    <section aria-labelledby="results-title">
      <div role="status">
        <h2 id="results-title">{candidatesHeading(cities?.length)}</h2>
      </div>
      {cities !== undefined && cities.length > 0 && <CityTiles cities={cities} />}
      <p className="tight">
        You can also go through <a href={presetPath('directory')}>the directory by state and city</a> or{' '}
        <a href={pagePath('sitemap')}>the list of all pages</a>.
      </p>
    </section>
  );
}

function candidatesHeading(count: number | undefined): string {
  if (count === undefined) return 'Choose a place';
  if (count === 0) return 'We list no city of that name or ZIP code';
  return count === 1 ? '1 city fits' : `${count} cities fit`;
}
