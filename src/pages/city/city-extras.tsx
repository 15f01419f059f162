import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { CityLinks, LinkList } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { namesApart } from '../../components/listing/names-apart.ts';
import { PageHead } from '../../components/seo/page-head.tsx';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { brandSlug, countBrands } from '../../domain/pharmacy/brand.ts';
import { countPassing, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { resultsPerPage } from '../../domain/search/directory-query.ts';
import { listPage } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { chainPath, pharmacyPath, searchPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { hoursSentence } from '../shared/known-sentences.ts';
import { cityHead } from './city-head.ts';

export { CityPortrait } from './city-portrait.tsx';

interface CityExtrasProps {
  readonly dataset: CityDataset;
}

/** The head of a city's page. */
export const CityHead = ({ dataset }: CityExtrasProps) => <PageHead {...cityHead(dataset)} />;

/** The rest of a city's list, what is known of it, all pages of its landing list, its chains, the cities and towns around it, and its own search page. */
export function CityMore({ dataset }: CityExtrasProps) {
  const { city, landing } = dataset;
  return (
    <>
      <OtherPharmacies dataset={dataset} />
      <section aria-labelledby="about-title">
        <h2 id="about-title">{cityMessages.about}</h2>
        <p>{citySummary(dataset).join(' ')}</p>
      </section>
      {landing.length > 0 && (
        <section aria-labelledby="more-title">
          <h2 id="more-title">{cityMessages.narrow({ city: city.name })}</h2>
          <LinkGroups groups={landingGroups(landing)} />
        </section>
      )}
      <ChainLinks dataset={dataset} />
      <Nearby dataset={dataset} />
    </>
  );
}

/** The cities and towns around it, where there are any, and a city's own search page. */
function Nearby({ dataset }: CityExtrasProps) {
  const { city, town, nearby, nearbyTowns = [] } = dataset;
  const around = [...nearby, ...nearbyTowns];
  const search = !town && (
    <p className="tight quiet">
      <a href={searchPath(city.slug)}>{cityMessages.search({ city: cityLabel(city) })}</a>
    </p>
  );
  if (around.length === 0) return search;
  return (
    <section aria-labelledby="nearby-title">
      <h2 id="nearby-title">{nearbyTowns.length > 0 ? cityMessages.nearbyTowns : cityMessages.nearby}</h2>
      <CityLinks cities={around} withState look="lines" />
      {search}
    </section>
  );
}

const counted = ['24-hour', 'emergency', 'delivery', 'compounding'] as const;

/** What the city's list holds, a sentence for each count, and of how many the hours are known. */
function citySummary({ city, pharmacies }: CityDataset): readonly string[] {
  const known = knowledgeOf(pharmacies);
  return [
    cityMessages.summary({ pharmacies: known.total, city: city.name, state: usState(city.state).name }),
    ...counted
      .map((filter) => ({ filter, count: countPassing(pharmacies, filter) }))
      .filter(({ count }) => count > 0)
      .map(({ filter, count }) => cityMessages.counted[filter]({ count })),
    ...hoursSentence(known),
  ];
}

function ChainLinks({ dataset }: CityExtrasProps) {
  const { city, pharmacies } = dataset;
  const links = countBrands(pharmacies).flatMap(({ name, count }) => {
    const brand = brandSlug(name);
    return brand === undefined ? [] : [{ href: chainPath(dataset, brand), label: name, note: count }];
  });
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="chains-title">
      <h2 id="chains-title">{brandMessages.inCity({ city: city.name })}</h2>
      <LinkList look="lines" links={links} />
    </section>
  );
}

/**
 * Links to the listings after the first page of results, which in static HTML is the only one, and to the pages that the
 * list goes on to: so each pharmacy's page is near its city's.
 */
function OtherPharmacies({ dataset }: CityExtrasProps) {
  const others = listPage(dataset, 1).slice(resultsPerPage);
  if (others.length === 0) return <ListPager dataset={dataset} page={1} />;
  const nameOf = namesApart(others);
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title">{cityMessages.farther({ city: dataset.city.name })}</h2>
      <div translate="no">
        <LinkList
          look="lines"
          links={others.map((pharmacy) => ({ href: pharmacyPath(pharmacy), label: nameOf(pharmacy) }))}
        />
      </div>
      <ListPager dataset={dataset} page={1} />
    </section>
  );
}
