import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { DrawnMap } from '../../components/map/drawn-map.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { advertising, site } from '../../config/site.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { type CityGlimpse, type OverviewDataset, placeCounts } from '../../domain/site/dataset.ts';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import { describePage, type PageHead as Head } from '../../domain/site/page-head.ts';
import { cityPath, directorySearchPath, presetPath } from '../../domain/site/paths.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as homeMessages from '../../messages/generated/home.ts';
import { Finder } from '../shared/finder.tsx';
import { knownSentences } from '../shared/heads.ts';
import { NearYouContent } from '../shared/near-you.tsx';
import { HomeLists } from './home-lists.tsx';

/** `/`: what is open near the visitor, or a place, a kind, a chain or a city to choose. */
export function Component() {
  const overview = usePageData(overviewQuery());
  const { lookupHost } = useSiteFacts();
  const { pending, requestDeviceLocation } = useVisitorLocation();
  // Counts the taps, so that each brings what it found into view.
  const [asked, setAsked] = useState(0);
  const near = (): void => {
    setAsked(asked + 1);
    requestDeviceLocation();
  };
  return (
    <>
      <PageHead {...homeHead(overview)} />
      <div className="hero">
        <div className="wrap">
          <HomeHero overview={overview} busy={pending} onNear={near} />
          {overview.glimpse !== undefined && <HomeMap glimpse={overview.glimpse} />}
        </div>
      </div>
      <div className="wrap">
        {/* A guess from the network comes by itself: its place is kept only where one is made. */}
        {(asked > 0 || lookupHost !== undefined) && (
          <NearHome asked={asked}>
            <LinkList
              look="chips"
              label={homeMessages.chooseCity}
              links={overview.largest.map((city) => ({ href: cityPath(city.slug), label: cityLabel(city) }))}
            />
          </NearHome>
        )}
        <HomeLists overview={overview} />
      </div>
    </>
  );
}

const homeHead = ({ known, states }: OverviewDataset): Head => ({
  title: `${site.name}: ${site.tagline.toLowerCase()}`,
  description: describePage([
    homeMessages.head({ pharmacies: known.total, ...placeCounts(states) }),
    ...knownSentences(known),
  ]),
  indexability: alwaysIndexed,
});

/** What the site knows, on a map of its largest city. */
function HomeMap({ glimpse: { city, pharmacies, places } }: { readonly glimpse: CityGlimpse }) {
  const name = cityLabel(city);
  const origin = useMemo(() => ({ label: city.name, location: city.location }), [city]);
  return (
    <figure className="home-map">
      <div className="map">
        <DrawnMap
          pharmacies={pharmacies}
          origin={origin}
          places={places}
          label={homeMessages.map({ city: name, count: pharmacies.length })}
          inPage
        />
      </div>
      <figcaption>
        <a href={cityPath(city.slug)}>{name}</a>
      </figcaption>
    </figure>
  );
}

interface NearHomeProps {
  /** How often the visitor asked; each time what was found comes into view. */
  readonly asked: number;
  /** What stands in its place until the visitor's location is known. */
  readonly children: ReactNode;
}

/** What lies around the visitor. */
function NearHome({ asked, children }: NearHomeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked > 0) section.current?.focus();
  }, [asked]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="near-title"
      className={asked > 0 ? 'near-you room' : 'near-you kept'}
    >
      <NearYouContent wanted={asked > 0}>{children}</NearYouContent>
    </section>
  );
}

interface HomeHeroProps {
  readonly overview: OverviewDataset;
  /** Whether the visitor is being located. */
  readonly busy: boolean;
  readonly onNear: () => void;
}

/** The first view: what there is, and the ways to it: by where one is, by words, by what is needed. */
function HomeHero({ overview, busy, onNear }: HomeHeroProps) {
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
