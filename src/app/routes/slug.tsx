import { useLocation, useParams } from 'react-router-dom';
import { entryOf } from '../../domain/landing/landing-entry.ts';
import type { CitySlug, LandingSlug } from '../../domain/text/slug.ts';
import { slugQuery, useCityData, usePageData } from '../../features/data-access/page-data.ts';
import { LandingScreen } from '../../pages/landing/landing-screen.tsx';
import { PathPlaceSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/** Shows `/{slug}`: a landing page, or a search for the slug's words (docs/specification.md#routes). */
export function Component() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const query = useUrlQuery();
  const route = usePageData(slugQuery(slug));
  if (route.kind === 'landing') return <Landing city={route.city} slug={route.slug} />;
  const { text, filters } = route.search;
  return (
    <PathPlaceSearch text={text} filters={filters} query={query} pathname={pathname} place={route.place} />
  );
}

function Landing({ city, slug }: { readonly city: CitySlug; readonly slug: LandingSlug }) {
  const dataset = useCityData(city);
  const entry = entryOf(dataset.landing, slug);
  if (entry === undefined) throw new Error(`${slug} is not in the landing list of ${city}`);
  return <LandingScreen dataset={dataset} entry={entry} />;
}
