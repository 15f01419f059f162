import { Section } from '../../components/layout/section.tsx';
import { CityTiles } from '../../components/listing/city-tiles.tsx';
import { BrandedLinks, LinkList } from '../../components/listing/link-list.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { StateLinks } from '../../components/listing/state-lists.tsx';
import { TypeTiles } from '../../components/listing/type-tiles.tsx';
import { hasListings, type OverviewDataset } from '../../domain/site/dataset.ts';
import { brandPath, pagePath } from '../../domain/site/paths.ts';
import { useDeviceLists } from '../../features/favourites/this-device.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { KeptPharmacies } from '../shared/kept-pharmacies.tsx';

/** Most of them that are shown; the page of saved pharmacies has all. */
const mostYours = 3;

/** The pharmacies that this device remembers: those saved, else those opened last. */
function Yours() {
  const { saved, recent } = useDeviceLists();
  const shown = saved.length > 0 ? saved : recent;
  if (shown.length === 0) return null;
  return (
    <Section id="yours" title={saved.length > 0 ? homeMessages.yours : homeMessages.yoursRecent}>
      <KeptPharmacies kept={shown.slice(0, mostYours)} />
      <p className="near-more">
        <a href={pagePath('saved')}>{homeMessages.allYours}</a>
      </p>
    </Section>
  );
}

/** The ways in below the first view: kinds, cities, states, chains, and what editors chose. */
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
