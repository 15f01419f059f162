import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { LinkList } from '../../components/listing/link-list.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { countBrands } from '../../domain/pharmacy/brand-count.ts';
import { brandSlug } from '../../domain/pharmacy/brand-slug.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandCityPath } from '../../domain/site/paths.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
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
