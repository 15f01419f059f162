import { LinkGroups } from '../../components/listing/link-groups.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { landingGroups } from '../../domain/landing/landing-groups.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
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
