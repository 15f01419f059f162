import { Section } from '../../components/layout/section.tsx';
import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { CityLinks, LinkList } from '../../components/listing/link-list.tsx';
import { ListPager } from '../../components/listing/list-pager.tsx';
import { namesApart } from '../../components/listing/names-apart.ts';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { countBrands } from '../../domain/pharmacy/brand-count.ts';
import { brandSlug } from '../../domain/pharmacy/brand-slug.ts';
import { countPassing, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { resultsPerPage } from '../../domain/search/directory-query.ts';
import { listPage } from '../../domain/search/list-page.ts';
import { chainPath } from '../../domain/site/chain-path.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { pharmacyPath, searchPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { hoursSentence } from '../shared/heads.ts';

interface CityMoreProps {
  readonly dataset: CityDataset;
}

/** What stands below a city's list: the rest of it, what is known of it, and the ways on. */
export function CityMore({ dataset }: CityMoreProps) {
  const { city, landing } = dataset;
  return (
    <>
      <OtherPharmacies dataset={dataset} />
      <Section id="about" title={cityMessages.about}>
        <p>{citySummary(dataset).join(' ')}</p>
      </Section>
      {landing.length > 0 && (
        <Section id="more" title={cityMessages.narrow({ city: city.name })}>
          <LinkGroups groups={landingGroups(landing)} />
        </Section>
      )}
      <ChainLinks dataset={dataset} />
      <Nearby dataset={dataset} />
    </>
  );
}

/** The cities and towns around it, where there are any, and a city's own search page. */
function Nearby({ dataset }: CityMoreProps) {
  const { city, town, nearby, nearbyTowns = [] } = dataset;
  const around = [...nearby, ...nearbyTowns];
  const search = !town && (
    <p className="tight quiet">
      <a href={searchPath(city.slug)}>{cityMessages.search({ city: cityLabel(city) })}</a>
    </p>
  );
  if (around.length === 0) return search;
  return (
    <Section id="nearby" title={nearbyTowns.length > 0 ? cityMessages.nearbyTowns : cityMessages.nearby}>
      <CityLinks cities={around} withState look="lines" />
      {search}
    </Section>
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

function ChainLinks({ dataset }: CityMoreProps) {
  const { city, pharmacies } = dataset;
  const links = countBrands(pharmacies).flatMap(({ name, count }) => {
    const brand = brandSlug(name);
    return brand === undefined ? [] : [{ href: chainPath(dataset, brand), label: name, note: count }];
  });
  if (links.length === 0) return null;
  return (
    <Section id="chains" title={brandMessages.inCity({ city: city.name })}>
      <LinkList look="lines" links={links} />
    </Section>
  );
}

/**
 * Links to the listings after the first page of results, which in static HTML is the only one, and to the pages that the
 * list goes on to: so each pharmacy's page is near its city's.
 */
function OtherPharmacies({ dataset }: CityMoreProps) {
  const others = listPage(dataset, 1).slice(resultsPerPage);
  if (others.length === 0) return <ListPager dataset={dataset} page={1} />;
  const nameOf = namesApart(others);
  return (
    <Section id="others" title={cityMessages.farther({ city: dataset.city.name })}>
      <div translate="no">
        <LinkList
          look="lines"
          links={others.map((pharmacy) => ({ href: pharmacyPath(pharmacy), label: nameOf(pharmacy) }))}
        />
      </div>
      <ListPager dataset={dataset} page={1} />
    </Section>
  );
}
