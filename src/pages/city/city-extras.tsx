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

/** All pages of the landing list of a city, in groups that unfold, the cities and towns around it, and its own search page. */
export function CityMore({ dataset }: CityExtrasProps) {
  const { city, town, landing, nearby, nearbyTowns = [] } = dataset;
  return (
    <>
      {landing.length > 0 && (
        <section aria-labelledby="more-title">
          <h2 id="more-title">{cityMessages.narrow({ city: city.name })}</h2>
          <LinkGroups groups={landingGroups(landing)} />
        </section>
      )}
      <section aria-labelledby="nearby-title">
        <h2 id="nearby-title">{nearbyTowns.length > 0 ? cityMessages.nearbyTowns : cityMessages.nearby}</h2>
        <CityLinks cities={[...nearby, ...nearbyTowns]} withState />
        {!town && (
          <p className="tight quiet">
            <a href={searchPath(city.slug)}>{cityMessages.search({ city: cityLabel(city) })}</a>
          </p>
        )}
      </section>
    </>
  );
}
