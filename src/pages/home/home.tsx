import { useState } from 'react';
import { PageHead } from '../../components/seo/page-head.tsx';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import { homeHead } from './home-head.ts';
import { HomeHero } from './home-hero.tsx';
import { CityChips, HomeLists } from './home-lists.tsx';
import { HomeMap } from './home-map.tsx';
import { NearHome } from './near-home.tsx';

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
            <CityChips cities={overview.largest} />
          </NearHome>
        )}
        <HomeLists overview={overview} />
      </div>
    </>
  );
}
