import type { FormEvent } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { directorySearchPath, presetPath } from '../../domain/site/paths.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { Finder } from '../shared/finder.tsx';
import { leadOf } from './home-lead.ts';
import { TrustLine } from './trust-line.tsx';

interface HomeHeroProps {
  readonly overview: OverviewDataset;
  /** Whether the visitor is being located. */
  readonly busy: boolean;
  readonly onNear: () => void;
}

/** The first view: what there is, and the ways to it: by where one is, by words, by what is needed. */
export function HomeHero({ overview, busy, onNear }: HomeHeroProps) {
  const timed = overview.known.hours > 0;
  const near = (event: FormEvent): void => {
    event.preventDefault();
    onNear();
  };
  return (
    <div className="home-first">
      <PageTitle>{timed ? homeMessages.title : homeMessages.titleNear}</PageTitle>
      <p className="lead">{leadOf(overview)}</p>
      {/* A tap before the app runs leads to the page that asks. */}
      <form className="home-near js-only" action={presetPath('directory')} onSubmit={near}>
        <input type="hidden" name="open" value="1" />
        <input type="hidden" name="from" value="me" />
        <button type="submit" className="btn" aria-busy={busy}>
          {timed ? homeMessages.openNear : homeMessages.near}
        </button>
      </form>
      <Finder large />
      <Wishes overview={overview} />
      <TrustLine />
    </div>
  );
}

/** The list around the visitor of what passes a filter; it needs a script. */
const nearHref = (id: FilterId): string =>
  directorySearchPath({ ...emptyDirectoryQuery, filters: choicesOf([id]), from: 'me' });

/** What visitors ask for most, as far as the lists know of any. */
function Wishes({ overview: { typeCounts, wishCounts } }: { readonly overview: OverviewDataset }) {
  const wishes = [
    { href: presetPath('24-hour'), label: homeMessages.allDay, count: typeCounts['24-hour'] },
    {
      href: nearHref('drive-through'),
      label: homeMessages.driveThrough,
      count: wishCounts['drive-through'],
      scripted: true,
    },
    {
      href: presetPath('pharmacy-delivery-services'),
      label: homeMessages.delivers,
      count: typeCounts.delivery,
    },
    {
      href: nearHref('pet-medications'),
      label: homeMessages.forPets,
      count: wishCounts['pet-medications'],
      scripted: true,
    },
  ].filter(({ count = 0 }) => count > 0);
  return (
    wishes.length > 0 && (
      <ul className="chips" aria-label={homeMessages.shortcuts}>
        {wishes.map(({ href, label, scripted }) => (
          <li key={href} className={scripted === true ? 'js-only' : undefined}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    )
  );
}
