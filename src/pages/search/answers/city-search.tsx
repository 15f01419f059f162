import { PageHead } from '../../../components/seo/page-head.tsx';
import { onDemand } from '../../../components/ui/on-demand.ts';
import type { LatLng } from '../../../domain/places/geo.ts';
import type { CitySlug } from '../../../domain/text/slug.ts';
import { useCityData } from '../../../features/data-access/use-page-data.ts';
import { asWritten } from '../as-written.ts';
import { searchHead } from '../search-head.ts';
import { SearchScreen } from '../search-screen.tsx';
import type { WordsSearchProps } from './search-props.ts';

const NamesElsewhere = onDemand(
  () => import('./names-search.tsx'),
  (module) => module.NamesElsewhere,
);

interface CitySearchProps extends WordsSearchProps {
  readonly city: CitySlug;
  /** The ZIP code or place of the city that the words hold. */
  readonly from?: string | undefined;
  readonly point?: LatLng | undefined;
}

/** Shows the pharmacies of a city that words name, and of a name besides those of other cities. */
export function CitySearch({ city, point, ...search }: CitySearchProps) {
  const dataset = useCityData(city);
  const { name = '' } = search;
  return (
    <>
      <PageHead {...searchHead(asWritten(search.text, dataset.city))} />
      <SearchScreen
        {...search}
        dataset={dataset}
        elsewhere={name !== '' && <NamesElsewhere name={name} city={dataset.city} point={point} />}
      />
    </>
  );
}
