import type { FormEvent } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { advertising } from '../../config/site.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { directorySearchPath, presetPath } from '../../domain/site/paths.ts';
import { placeCounts } from '../../domain/site/state-summary.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { Finder } from '../shared/finder.tsx';

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
    { near: 'drive-through', label: homeMessages.driveThrough, count: wishCounts['drive-through'] },
    {
      href: presetPath('pharmacy-delivery-services'),
      label: homeMessages.delivers,
      count: typeCounts.delivery,
    },
    { near: 'pet-medications', label: homeMessages.forPets, count: wishCounts['pet-medications'] },
  ] as const;
  const known = wishes.filter(({ count = 0 }) => count > 0);
  return (
    known.length > 0 && (
      <ul className="chips" aria-label={homeMessages.shortcuts}>
        {known.map((wish) =>
          'near' in wish ? (
            <li key={wish.near} className="js-only">
              <a href={nearHref(wish.near)}>{wish.label}</a>
            </li>
          ) : (
            <li key={wish.href}>
              <a href={wish.href}>{wish.label}</a>
            </li>
          ),
        )}
      </ul>
    )
  );
}

/** What the site tells of its pharmacies, and the hours of how many. */
export function leadOf({
  known: { total, hours },
  states,
}: Pick<OverviewDataset, 'known' | 'states'>): string {
  const counts = { pharmacies: total, ...placeCounts(states) };
  if (hours === 0) return homeMessages.leadNear(counts);
  return hours === total ? homeMessages.leadAll(counts) : homeMessages.lead({ ...counts, hours });
}

/** What a visitor can count on: each only where the configuration and the data make it so. */
function TrustLine() {
  const { lookupHost, sample, sources = [] } = useSiteFacts();
  const promises = [
    ...(advertising === 'none' ? [homeMessages.noAds] : []),
    // A lookup tells a third party each visitor's address, whatever it does with that.
    ...(lookupHost === undefined ? [homeMessages.noTracking] : []),
    ...(!sample && sources.length > 0 ? [homeMessages.everySource] : []),
  ];
  return (
    promises.length > 0 && (
      <ul className="trust" aria-label={homeMessages.trust}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    )
  );
}
