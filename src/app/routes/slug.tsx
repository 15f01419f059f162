import { useLocation, useParams } from 'react-router-dom';
import { entryOf } from '../../domain/landing/landing-entry.ts';
import type { CitySlug, LandingSlug } from '../../domain/text/slug.ts';
import { slugQuery } from '../../features/data-access/route-queries.ts';
import { useCityData, usePageData } from '../../features/data-access/use-page-data.ts';
import { useUrlQuery } from '../../features/directory-search/use-url-query.ts';
import { LandingScreen } from '../../pages/landing/landing-screen.tsx';
import { PathPlaceSearch } from './path-place-search.tsx';

/** `/{landing slug}`, `/pharmacy-{location}`, and every other path of one segment (docs/specification.md#routes). */
export function Component() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const query = useUrlQuery();
  const route = usePageData(slugQuery(slug));
  if (route.kind === 'landing') return <Landing city={route.city} slug={route.slug} />;
  return <PathPlaceSearch search={route.search} query={query} pathname={pathname} place={route.place} />;
}

function Landing({ city, slug }: { readonly city: CitySlug; readonly slug: LandingSlug }) {
  const dataset = useCityData(city);
  const entry = entryOf(dataset.landing, slug);
  if (entry === undefined) throw new Error(`${slug} is not in the landing list of ${city}`);
  return <LandingScreen dataset={dataset} entry={entry} />;
}
