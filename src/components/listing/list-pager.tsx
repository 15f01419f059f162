import { listPageCount } from '../../domain/list/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, landingPath, listPagePath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';

interface ListPagerProps {
  readonly dataset: CityDataset;
  readonly page: number;
}

/** Shows numbered links to the pages of a city's full list. Nothing for a single page. */
export function ListPager({ dataset, page }: ListPagerProps) {
  const { city, listed, brandedSlug } = dataset;
  const count = listPageCount(dataset);
  if (count < 2) return null;
  const first = listed || brandedSlug === undefined ? cityPath(city.slug) : landingPath(brandedSlug);
  return (
    <nav className="chips" aria-label={listingMessages.pages}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={number === 1 ? first : listPagePath(city.slug, number)}
          aria-label={listingMessages.page({ page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
    </nav>
  );
}
