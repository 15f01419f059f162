import { PageTitle } from '../../components/layout/page-title.tsx';
import { Section } from '../../components/layout/section.tsx';
import {
  brandLinks,
  cityDrugsLinks,
  LinkList,
  LinkSection,
  stateLinks,
} from '../../components/listing/link-list.tsx';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { CityTiles, TypeTiles } from '../../components/listing/tiles.tsx';
import { DrawnMap } from '../../components/map/drawn-map.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { advertising, site } from '../../config/site.ts';
import { presetOfFilter } from '../../domain/list/directory-preset.ts';
import { cityLabel } from '../../domain/places/city.ts';
import {
  type CityGlimpse,
  hasListings,
  type OverviewDataset,
  placeCounts,
} from '../../domain/site/dataset.ts';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import { cityPath, nearPath, pagePath, presetPath } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { useSaved } from '../../features/favourites/this-device.ts';
import { describePage } from '../../messages/description-text.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { Finder } from '../shared/finder.tsx';
import { knownSentences } from '../shared/heads.ts';
import { KeptPharmacies } from '../shared/kept-pharmacies.tsx';
import { NearYou } from '../shared/near-you.tsx';

/** Shows `/`: a search box, and types, chains and cities to choose from. */
export function Component() {
  const overview = usePageData(overviewQuery());
  const { lookupHost } = useSiteFacts();
  const { known, states, glimpse } = overview;
  const counts = { pharmacies: known.total, ...placeCounts(states) };
  const timed = known.hours > 0;
  return (
    <>
      <PageHead
        title={`${site.name}: ${site.tagline.toLowerCase()}`}
        description={describePage([homeMessages.head(counts), ...knownSentences(known)])}
        indexability={alwaysIndexed}
      />
      <div className="hero">
        <div className="wrap">
          <div className="home-first">
            <PageTitle>{timed ? homeMessages.title : homeMessages.titleNear}</PageTitle>
            <p className="lead">{countSentence(overview)}</p>
            <p className="near-link js-only">
              <a className="btn" href={nearPath([], true)}>
                {timed ? homeMessages.openNear : homeMessages.near}
              </a>
            </p>
            <Finder large />
            <Wishes overview={overview} />
            <TrustLine />
          </div>
          {glimpse !== undefined && <HomeMap glimpse={glimpse} />}
        </div>
      </div>
      <div className="wrap">
        {/* A guess of the location comes without a tap: its place is reserved only if the site guesses. */}
        {lookupHost !== undefined && (
          <NearYou>
            <LinkList
              look="chips"
              label={homeMessages.chooseCity}
              links={overview.largest.map((city) => ({ href: cityPath(city.slug), label: cityLabel(city) }))}
            />
          </NearYou>
        )}
        <HomeLists overview={overview} />
      </div>
    </>
  );
}

function HomeMap({ glimpse: { city, pharmacies, places } }: { readonly glimpse: CityGlimpse }) {
  return (
    <figure className="home-map">
      <div className="map">
        <DrawnMap
          pharmacies={pharmacies}
          origin={{ label: city.name, location: city.location }}
          places={places}
          label={homeMessages.map({ city: cityLabel(city), count: pharmacies.length })}
          inPage
        />
      </div>
      <figcaption>
        <a href={cityPath(city.slug)}>{cityLabel(city)}</a>
      </figcaption>
    </figure>
  );
}

const wishes = [
  ['24-hour', homeMessages.allDay],
  ['drive-through', homeMessages.driveThrough],
  ['delivery', homeMessages.delivers],
  ['pet-medications', homeMessages.forPets],
] as const;

function Wishes({ overview: { typeCounts, wishCounts } }: { readonly overview: OverviewDataset }) {
  const counts = { ...typeCounts, ...wishCounts };
  const known = wishes.filter(([filter]) => (counts[filter] ?? 0) > 0);
  return (
    known.length > 0 && (
      <ul className="chips" aria-label={homeMessages.shortcuts}>
        {known.map(([filter, label]) => {
          const preset = presetOfFilter(filter);
          return (
            <li key={filter} className={preset === undefined ? 'js-only' : undefined}>
              <a href={preset === undefined ? nearPath([filter]) : presetPath(preset.id)}>{label}</a>
            </li>
          );
        })}
      </ul>
    )
  );
}

/** Returns the sentence that counts the listed pharmacies and those with known hours. */
export function countSentence({ known, states }: Pick<OverviewDataset, 'known' | 'states'>): string {
  const { total, hours } = known;
  const counts = { pharmacies: total, ...placeCounts(states) };
  if (hours === 0) return homeMessages.leadNear(counts);
  return hours === total ? homeMessages.leadAll(counts) : homeMessages.lead({ ...counts, hours });
}

function TrustLine() {
  const { lookupHost, sample, sources = [] } = useSiteFacts();
  const promises = [
    ...(advertising === 'none' ? [homeMessages.noAds] : []),
    // A lookup tells a third party each visitor's network address.
    ...(lookupHost === undefined ? [homeMessages.noTracking] : []),
    ...(!sample && sources.length > 0 ? [homeMessages.everySource] : []),
  ];
  return (
    promises.length > 0 && (
      <ul className="lines trust" aria-label={homeMessages.trust}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    )
  );
}

const mostYours = 3;

function Yours() {
  const saved = useSaved();
  if (saved.length === 0) return null;
  return (
    <Section id="yours" title={homeMessages.yours}>
      <KeptPharmacies kept={saved.slice(0, mostYours)} />
      <p className="lines">
        <a href={pagePath('saved')}>{homeMessages.allYours}</a>
      </p>
    </Section>
  );
}

function HomeLists({ overview }: { readonly overview: OverviewDataset }) {
  const { states, largest, featured, typeCounts, brands } = overview;
  const typed = Object.values(typeCounts).some((count) => count > 0);
  return (
    <>
      {typed && (
        <Section id="types" title={homeMessages.types}>
          <TypeTiles counts={typeCounts} />
        </Section>
      )}
      {/* Below the first view: it appears only after hydration, and must not move what is seen. */}
      <Yours />
      <Section id="cities" title={homeMessages.cities}>
        {largest.length > 0 && <CityTiles cities={largest} />}
      </Section>
      <LinkSection id="states" title={homeMessages.states} links={stateLinks(states.filter(hasListings))} />
      <LinkSection id="brands" title={homeMessages.brands} look="chips" links={brandLinks(brands)} />
      <LinkSection
        id="branded"
        title={homeMessages.branded}
        look="links long"
        links={cityDrugsLinks(states.flatMap(({ branded }) => branded))}
      />
      {featured.length > 0 && (
        <Section id="featured" title={homeMessages.featured}>
          <p className="quiet">{homeMessages.featuredBy}</p>
          <PharmacyCards items={featured} />
        </Section>
      )}
    </>
  );
}
