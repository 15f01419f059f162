import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import type { CitySummary } from '../../domain/places/city.ts';
import { pagePath, presetPath } from '../../domain/site/paths.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { Finder } from '../shared/finder.tsx';
import { presetTrail } from '../shared/trails.ts';
import { type Search, searchHead } from './search.ts';
import { SearchNotes } from './search-notes.tsx';

interface ChoiceScreenProps {
  readonly search: Search;
  readonly heading: string;
  /** What to do where nothing was found; a large search box follows it. */
  readonly advice?: string | undefined;
  /** The words by which pharmacies were found. */
  readonly name: string;
  readonly unused: readonly string[];
  /** Cities to choose from. */
  readonly cities?: readonly CitySummary[];
  readonly citiesHeading?: string;
  /** What fits. */
  readonly children?: ReactNode;
}

const citiesShown = 24;

/** The answer to a search that names no city of the list: what fits its words, and cities to choose from. */
export function ChoiceScreen({
  search,
  heading,
  advice,
  name,
  unused,
  cities = [],
  citiesHeading,
  children,
}: ChoiceScreenProps) {
  const { text, query } = search;
  return (
    <div className="wrap">
      <PageHead {...searchHead(text)} />
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
      <SearchNotes search={search} name={name} unused={unused} />
      {children}
      {cities.length > 0 && (
        <section aria-labelledby="results-title">
          <div role="status">
            <h2 id="results-title">{citiesHeading}</h2>
          </div>
          <CityTiles cities={cities.slice(0, citiesShown)} query={query} />
        </section>
      )}
      <p className="stack">
        {linkedMessage(answersMessages.otherWays, {
          directory: presetPath('directory'),
          sitemap: pagePath('sitemap'),
        })}
      </p>
    </div>
  );
}
