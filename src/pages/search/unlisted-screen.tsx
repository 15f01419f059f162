import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { usState } from '../../domain/places/us-state.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { type UnlistedPlace, unlistedLabel } from '../../domain/search/phrase/known-places.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import type { ListedPlace } from '../../features/data-access/nearest-queries.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import { presetTrail } from '../shared/trails.ts';
import { OtherWays } from './other-ways.tsx';
import { UnusedWords } from './unused-words.tsx';

interface UnlistedScreenProps {
  readonly unlisted: UnlistedPlace;
  /** What goes along to the cities that are listed. */
  readonly query: DirectoryQuery;
  readonly unused: readonly string[];
  /** The search as it is read, where letters of it are wrong. */
  readonly readAs?: string | undefined;
  /** The nearest places with listings, nearest first. */
  readonly nearest: readonly ListedPlace[];
  /** What else may be meant. */
  readonly note?: ReactNode;
}

/** Says that a place has no listings, and where the nearest listings are. */
export function UnlistedScreen({ unlisted, query, unused, readAs, nearest, note }: UnlistedScreenProps) {
  const place =
    unlisted.city === undefined && unlisted.zip === undefined
      ? usState(unlisted.state).name
      : unlistedLabel(unlisted);
  const heading = answersMessages.unlisted({ place });
  return (
    <div className="wrap">
      <Breadcrumbs trail={presetTrail(place)} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
      </div>
      <UnusedWords words={unused} readAs={readAs} />
      {note}
      <section aria-labelledby="results-title">
        <h2 id="results-title">{answersMessages.unlistedNear}</h2>
        <p className="quiet">{answersMessages.unlistedHow({ place })}</p>
        <LinkList
          look="links long"
          links={nearest.map(({ slug, label, miles }) => ({
            href: directorySearchPath({ ...query, q: '', from: undefined, page: 1 }, cityPath(slug)),
            label,
            note: formatDistance(miles, true),
          }))}
        />
      </section>
      <OtherWays />
    </div>
  );
}
