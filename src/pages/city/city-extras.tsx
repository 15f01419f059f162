import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { CityLinks } from '../../components/listing/link-list.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { searchPath } from '../../domain/site/paths.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { cityHead } from './city-head.ts';

interface CityExtrasProps {
  readonly dataset: CityDataset;
}

/** The head of a city's page. */
export const CityHead = ({ dataset }: CityExtrasProps) => <PageHead {...cityHead(dataset)} />;

/** All pages of the landing list of a city, in groups that unfold. */
export const CityPages = ({ dataset }: CityExtrasProps) => (
  <LinkGroups groups={landingGroups(dataset.landing)} />
);

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
