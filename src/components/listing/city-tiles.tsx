import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { type CitySummary, cityLabel } from '../../domain/places/city.ts';
import { cityPath, directorySearchPath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';

interface CityTilesProps {
  readonly cities: readonly CitySummary[];
  /** Filters that go along to the city's directory. */
  readonly query?: DirectoryQuery;
}

/** The cities most visitors look for, as large targets. */
export function CityTiles({ cities, query = emptyDirectoryQuery }: CityTilesProps) {
  // The number of all would be read as that of those that fit.
  const counted = query.filters.length === 0 && query.brand === undefined && !query.open;
  return (
    <ul className="tiles small">
      {cities.map((city) => (
        <li key={city.slug}>
          <a href={directorySearchPath({ ...query, q: '' }, cityPath(city.slug))}>
            <b>{cityLabel(city)}</b>
            {counted && <span>{listingMessages.pharmacies({ count: city.count })}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
