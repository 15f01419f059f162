import { lazy, Suspense, useEffect, useState } from 'react';
import { Section } from '../../components/layout/section.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, LinkList } from '../../components/listing/link-list.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { TypeTiles } from '../../components/listing/type-tiles.tsx';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { brandPath } from '../../domain/site/paths.ts';
import { hasListings } from '../../domain/site/state-summary.ts';
import { hasKeptLists } from '../../features/favourites/has-kept-lists.ts';
import * as homeMessages from '../../messages/generated/home.ts';

/** Without its code the page does without it. */
const YourPharmacies = lazy(() =>
  import('./your-pharmacies.tsx').then(
    (module) => ({ default: module.YourPharmacies }),
    () => ({ default: () => null }),
  ),
);

/** What this device remembers. It comes after the page, below the first view, where nothing that is seen moves. */
function Yours() {
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(hasKeptLists()), []);
  return (
    isKept && (
      <Suspense>
        <YourPharmacies />
      </Suspense>
    )
  );
}

/** The ways in below the first view: kinds, cities, chains, states, branded stores, and what the editors chose. */
export function HomeLists({ overview }: { readonly overview: OverviewDataset }) {
  const { states, largest, featured, typeCounts, brands } = overview;
  const typed = Object.values(typeCounts).some((count) => count > 0);
  const branded = states.flatMap((state) => state.branded);
  return (
    <>
      {typed && (
        <Section id="types" title={homeMessages.types}>
          <TypeTiles counts={typeCounts} />
        </Section>
      )}
      <Section id="cities" title={homeMessages.cities}>
        {largest.length > 0 && <CityTiles cities={largest} />}
      </Section>
      <Yours />
      <Section id="states" title={homeMessages.states}>
        <StateLinks states={states.filter(hasListings)} />
      </Section>
      {brands.length > 0 && (
        <Section id="brands" title={homeMessages.brands}>
          <LinkList
            look="chips"
            links={brands.map(({ brand, name, count }) => ({
              href: brandPath(brand),
              label: name,
              note: count,
            }))}
          />
        </Section>
      )}
      {branded.length > 0 && (
        <Section id="branded" title={homeMessages.branded}>
          <BrandedLinks links={branded} />
        </Section>
      )}
      {featured.length > 0 && (
        <Section id="featured" title={homeMessages.featured}>
          <p className="quiet">{homeMessages.featuredBy}</p>
          <PharmacyCards items={featured} />
        </Section>
      )}
    </>
  );
}
