import { useEffect, useState } from 'react';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, LinkList } from '../../components/listing/link-list.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { TypeTiles } from '../../components/listing/type-tiles.tsx';
import { type CitySummary, cityLabel } from '../../domain/places/city.ts';
import { hasListings, type OverviewDataset } from '../../domain/site/dataset.ts';
import { brandPath, cityPath } from '../../domain/site/paths.ts';
import { hasKeptLists } from '../../features/favourites/has-kept-lists.ts';
import * as homeMessages from '../../messages/generated/home.ts';

/** Cities to choose while nothing is known of where the visitor is. */
export const CityChips = ({ cities }: { readonly cities: readonly CitySummary[] }) => (
  <LinkList
    look="chips"
    label={homeMessages.chooseCity}
    links={cities.map((city) => ({ href: cityPath(city.slug), label: cityLabel(city) }))}
  />
);

type YoursModule = Pick<typeof import('./your-pharmacies.tsx'), 'YourPharmacies'>;

/** What this device remembers. It comes after the page, below the first view, where nothing that is seen moves. */
function Yours() {
  const [module, setModule] = useState<YoursModule>();
  useEffect(() => {
    if (hasKeptLists()) import('./your-pharmacies.tsx').then(setModule, () => undefined);
  }, []);
  return module !== undefined && <module.YourPharmacies />;
}

/** The ways in below the first view: kinds, cities, chains, states, branded stores, and what the editors chose. */
export function HomeLists({ overview }: { readonly overview: OverviewDataset }) {
  const { states, largest, featured, typeCounts, brands } = overview;
  const typed = Object.values(typeCounts).some((count) => count > 0);
  const branded = states.flatMap((state) => state.branded);
  return (
    <>
      {typed && (
        <section aria-labelledby="types-title">
          <h2 id="types-title">{homeMessages.types}</h2>
          <TypeTiles counts={typeCounts} />
        </section>
      )}
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{homeMessages.cities}</h2>
        {largest.length > 0 && <CityTiles cities={largest} />}
      </section>
      <Yours />
      <section aria-labelledby="states-title">
        <h2 id="states-title">{homeMessages.states}</h2>
        <StateLinks states={states.filter(hasListings)} />
      </section>
      {brands.length > 0 && (
        <section aria-labelledby="brands-title">
          <h2 id="brands-title">{homeMessages.brands}</h2>
          <LinkList
            look="chips"
            links={brands.map(({ brand, name, count }) => ({
              href: brandPath(brand),
              label: name,
              note: count,
            }))}
          />
        </section>
      )}
      {branded.length > 0 && (
        <section aria-labelledby="branded-title">
          <h2 id="branded-title">{homeMessages.branded}</h2>
          <BrandedLinks links={branded} />
        </section>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="featured-title">
          <h2 id="featured-title">{homeMessages.featured}</h2>
          <p className="quiet">{homeMessages.featuredBy}</p>
          <PharmacyCards items={featured} />
        </section>
      )}
    </>
  );
}
