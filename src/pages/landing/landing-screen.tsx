import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { CityLinks } from '../../components/listing/city-links.tsx';
import { CompactList } from '../../components/listing/compact-list.tsx';
import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { landingView, listingsBeside } from '../../domain/landing/landing-view.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { cityPageTrail } from '../shared/trails.ts';
import { FactList } from './fact-list.tsx';
import { indexedLanding } from './landing-head.ts';
import { LandingListings } from './landing-listings.tsx';
import { landingScreenWords as words } from './landing-screen-words.ts';

interface LandingScreenProps {
  readonly dataset: CityDataset;
  readonly entry: LandingEntry;
}

/** One page of the landing list: what it is about, what fits, and the ways on. */
export function LandingScreen({ dataset, entry }: LandingScreenProps) {
  const { city, listed, nearby } = dataset;
  const view = landingView(entry, dataset);
  // A town without a directory of its own has no other page that could list the rest of its pharmacies.
  const others = listed ? [] : listingsBeside(view, listPage(dataset, 1));
  return (
    <div className="wrap">
      <Breadcrumbs trail={cityPageTrail(city, listed, view.heading)} />
      <div className="intro">
        <PageTitle>{view.heading}</PageTitle>
        {view.summary.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LandingListings view={view} listed={listed} />
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title">{words.others(city.name)}</h2>
          <CompactList results={others} />
        </section>
      )}
      {!listed && <ListPager dataset={dataset} page={1} />}
      {view.facts.length > 0 && (
        <section aria-labelledby="facts-title">
          <h2 id="facts-title">{words.facts}</h2>
          <FactList facts={view.facts} />
        </section>
      )}
      <section aria-labelledby="more-title">
        <h2 id="more-title">{words.more(cityLabel(city))}</h2>
        {listed && (
          <p>
            <a href={cityPath(city.slug)}>{words.all(city.name)}</a>
          </p>
        )}
        <LinkGroups city={city} groups={landingGroups(indexedLanding(dataset), entry.slug)} />
      </section>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby-title">
          <h2 id="nearby-title">{words.nearby}</h2>
          <CityLinks cities={nearby} withState />
        </section>
      )}
    </div>
  );
}
