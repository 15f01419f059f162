import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { BrandedLinks } from '../../components/listing/branded-links.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { TypeTiles } from '../../components/listing/type-tiles.tsx';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { Finder } from '../shared/finder.tsx';
import { homeWords } from './home-words.ts';

interface HomeScreenProps {
  readonly overview: OverviewDataset;
  /** What the visitor's location adds, once it is known. */
  readonly nearYou?: ReactNode;
}

const shortcuts = [
  { href: presetPath('24-hour'), label: homeWords.allDay },
  { href: presetPath('emergency'), label: homeWords.late },
  { href: presetPath('pharmacy-delivery-services'), label: homeWords.delivers },
] as const;

/** The home screen: find a place, or go by kind of pharmacy or by city. */
export function HomeScreen({ overview, nearYou }: HomeScreenProps) {
  const { states, largest, featured, typeCounts, total } = overview;
  const cityCount = states.reduce((sum, { cities }) => sum + cities.length, 0);
  const branded = states.flatMap((state) => state.branded);
  return (
    <>
      <div className="hero">
        <div className="wrap">
          <PageTitle>{homeWords.title}</PageTitle>
          <p className="lead">{homeWords.lead(total, cityCount)}</p>
          <Finder />
          <ul className="chips" aria-label={homeWords.shortcuts}>
            {shortcuts.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        {nearYou}
        <section aria-labelledby="cities-title">
          <h2 id="cities-title">{homeWords.cities}</h2>
          <CityTiles cities={largest} />
          <h3 className="tight">{homeWords.states}</h3>
          <StateLinks states={states} />
        </section>
        <section aria-labelledby="types-title">
          <h2 id="types-title">{homeWords.types}</h2>
          <TypeTiles counts={typeCounts} />
        </section>
        {featured.length > 0 && (
          <section aria-labelledby="featured-title">
            <h2 id="featured-title">{homeWords.featured}</h2>
            <p className="quiet">{homeWords.featuredBy}</p>
            <PharmacyCards items={featured} />
          </section>
        )}
        {branded.length > 0 && (
          <section aria-labelledby="branded-title">
            <h2 id="branded-title">{homeWords.branded}</h2>
            <BrandedLinks links={branded} />
          </section>
        )}
      </div>
    </>
  );
}
