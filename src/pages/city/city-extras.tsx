import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { CityLinks, LinkList } from '../../components/listing/link-list.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { countBrands } from '../../domain/pharmacy/brand-count.ts';
import { brandSlug } from '../../domain/pharmacy/brand-slug.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandCityPath, searchPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { cityHead } from './city-head.ts';

interface CityExtrasProps {
  readonly dataset: CityDataset;
}

/** The head of a city's page. */
export const CityHead = ({ dataset }: CityExtrasProps) => <PageHead {...cityHead(dataset)} />;

/** All pages of the landing list of a city, in groups that unfold, and those of the chains that it has. */
export const CityPages = ({ dataset }: CityExtrasProps) => (
  <>
    <LinkGroups groups={landingGroups(dataset.landing)} />
    <ChainLinks dataset={dataset} />
  </>
);

function ChainLinks({ dataset: { city, pharmacies } }: CityExtrasProps) {
  const { slug: state } = usState(city.state);
  const links = countBrands(pharmacies).flatMap(({ name, count }) => {
    const brand = brandSlug(name);
    return brand === undefined
      ? []
      : [{ href: brandCityPath(brand, state, city.slug), label: name, note: count }];
  });
  if (links.length === 0) return null;
  return (
    <details className="more">
      <summary>{brandMessages.inCity({ city: city.name })}</summary>
      <LinkList links={links} />
    </details>
  );
}

/** The cities and towns around, and a city's own search page. */
export function CityNearby({ dataset }: CityExtrasProps) {
  const { city, town, nearby, nearbyTowns = [] } = dataset;
  return (
    <>
      <h2 id="nearby-title">{nearbyTowns.length > 0 ? cityMessages.nearbyTowns : cityMessages.nearby}</h2>
      <CityLinks cities={[...nearby, ...nearbyTowns]} withState />
      {!town && (
        <p className="tight quiet">
          <a href={searchPath(city.slug)}>{cityMessages.search({ city: cityLabel(city) })}</a>
        </p>
      )}
    </>
  );
}
