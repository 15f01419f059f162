import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LinkList } from '../../components/listing/link-list.tsx';
import { DrawnMap } from '../../components/map/drawn-map.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { site } from '../../config/site.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { CityGlimpse, OverviewDataset } from '../../domain/site/dataset.ts';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import { describePage, type PageHead as Head } from '../../domain/site/page-head.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { placeCounts } from '../../domain/site/state-summary.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as homeMessages from '../../messages/generated/home.ts';
import { knownSentences } from '../shared/heads.ts';
import { NearYouContent } from '../shared/near-you.tsx';
import { HomeHero } from './home-hero.tsx';
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
