import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import type { CitySummary } from '../../domain/places/city.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { Finder } from '../shared/finder.tsx';
import { presetTrail } from '../shared/trails.ts';
import { OtherWays } from './other-ways.tsx';
import { UnusedWords } from './unused-words.tsx';

interface UnknownScreenProps {
  /** The words searched for; empty where there are none. */
  readonly text: string;
  readonly heading: string;
  /** What to do where nothing was found; a large search box follows it. */
  readonly advice?: string | undefined;
  readonly query: DirectoryQuery;
  readonly unused: readonly string[];
  /** The search as it is read, where letters of it are wrong. */
  readonly readAs?: string | undefined;
  /** Cities to choose from. */
  readonly cities: readonly CitySummary[];
  /** Over the cities; by default what they are chosen for. */
  readonly citiesHeading?: string | undefined;
  /** The pharmacies that fit. */
  readonly children?: ReactNode;
}

const citiesShown = 24;

/** The directory with a search that names no city of the list: what fits its words, and cities to choose from. */
export function UnknownScreen({
  text,
  heading,
  advice,
  query,
  unused,
  readAs,
  cities,
  citiesHeading,
  children,
}: UnknownScreenProps) {
  const intents = intentLabels(query);
  return (
    <div className="wrap">
      <Breadcrumbs trail={presetTrail(text === '' ? heading : searchMessages.trail({ text }))} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
        {advice !== undefined && (
          <>
            <p>{advice}</p>
            <Finder large text={text} />
          </>
        )}
      </div>
      <UnusedWords words={unused} readAs={readAs} />
      {children}
      {cities.length > 0 && (
        <section aria-labelledby="results-title">
          <div role="status">
            <h2 id="results-title">
              {citiesHeading ??
                (intents === '' ? answersMessages.choose : answersMessages.chooseFor({ intents }))}
            </h2>
          </div>
          <CityTiles cities={cities.slice(0, citiesShown)} query={query} />
        </section>
      )}
      <OtherWays />
    </div>
  );
}
