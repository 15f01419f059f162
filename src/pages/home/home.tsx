import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, LinkList } from '../../components/listing/link-list.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { TypeTiles } from '../../components/listing/type-tiles.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { hasListings, placeCounts } from '../../domain/site/dataset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { Finder } from '../shared/finder.tsx';
import { hoursSentence } from '../shared/known-sentences.ts';
import { NearYou } from '../shared/near-you.tsx';
import { homeHead } from './home-head.ts';

const shortcuts = [
  { href: presetPath('24-hour'), label: homeMessages.allDay, type: '24-hour' },
  { href: presetPath('emergency'), label: homeMessages.late, type: 'emergency' },
  { href: presetPath('pharmacy-delivery-services'), label: homeMessages.delivers, type: 'delivery' },
] as const;

/** `/`: find a place, or go by kind of pharmacy or by city. */
export function Component() {
  const overview = usePageData(overviewQuery());
  const { states, largest, featured, typeCounts, known } = overview;
  const offered = shortcuts.filter(({ type }) => (typeCounts[type] ?? 0) > 0);
  const typed = Object.values(typeCounts).some((count) => count > 0);
  const branded = states.flatMap((state) => state.branded);
  return (
    <>
      <PageHead {...homeHead(overview)} />
      <div className="hero">
        <div className="wrap">
          <PageTitle>{known.hours > 0 ? homeMessages.title : homeMessages.titleNear}</PageTitle>
          <p className="lead">
            {[
              homeMessages.lead({ pharmacies: known.total, ...placeCounts(states) }),
              ...hoursSentence(known),
            ].join(' ')}
          </p>
          <Finder />
          {offered.length > 0 && <LinkList look="chips" label={homeMessages.shortcuts} links={offered} />}
        </div>
      </div>
      <div className="wrap">
        <NearYou />
        <section aria-labelledby="cities-title">
          <h2 id="cities-title">{homeMessages.cities}</h2>
          {largest.length > 0 && <CityTiles cities={largest} />}
          <h3 className="tight">{homeMessages.states}</h3>
          <StateLinks states={states.filter(hasListings)} />
        </section>
        {typed && (
          <section aria-labelledby="types-title">
            <h2 id="types-title">{homeMessages.types}</h2>
            <TypeTiles counts={typeCounts} />
          </section>
        )}
        {featured.length > 0 && (
          <section aria-labelledby="featured-title">
            <h2 id="featured-title">{homeMessages.featured}</h2>
            <p className="quiet">{homeMessages.featuredBy}</p>
            <PharmacyCards items={featured} />
          </section>
        )}
        {branded.length > 0 && (
          <section aria-labelledby="branded-title">
            <h2 id="branded-title">{homeMessages.branded}</h2>
            <BrandedLinks links={branded} />
          </section>
        )}
      </div>
    </>
  );
}
