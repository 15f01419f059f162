import type { ReactNode } from 'react';
import { CityTiles } from '../../components/listing/tiles.tsx';
import type { CitySummary } from '../../domain/places/city.ts';
import { Finder } from '../shared/finder.tsx';
import { Screen } from '../shared/screen.tsx';
import { type Search, searchTop } from './search.ts';
import { SearchNotes } from './search-notes.tsx';

interface ChoiceScreenProps {
  readonly search: Search;
  readonly heading: string;
  /** What to do where nothing was found; a large search box follows it. */
  readonly advice?: string | undefined;
  /** The words by which pharmacies were found. */
  readonly name: string;
  readonly unused: readonly string[];
  readonly cities?: readonly CitySummary[];
  readonly citiesHeading?: string;
  readonly children?: ReactNode;
}

const citiesShown = 24;

/** Answers a search that names no listed city: what its words find, then cities to choose from. */
export function ChoiceScreen({ search, heading, advice, cities = [], ...shown }: ChoiceScreenProps) {
  const { text, query } = search;
  return (
    <Screen
      {...searchTop(text, heading)}
      intro={
        advice !== undefined && (
          <>
            <p>{advice}</p>
            <Finder large text={text} />
          </>
        )
      }
    >
      <SearchNotes search={search} name={shown.name} unused={shown.unused} />
      {shown.children}
      {cities.length > 0 && (
        <section aria-labelledby="results-title">
          <div role="status">
            <h2 id="results-title">{shown.citiesHeading}</h2>
          </div>
          <CityTiles cities={cities.slice(0, citiesShown)} query={query} />
        </section>
      )}
    </Screen>
  );
}
