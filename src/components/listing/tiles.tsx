import { presetOfFilter } from '../../domain/list/directory-preset.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { type PharmacyType, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { type CitySummary, cityLabel } from '../../domain/places/city.ts';
import { cityPath, directorySearchPath, pagePath, presetPath } from '../../domain/site/paths.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as typeGuideMessages from '../../messages/generated/typeGuide.ts';

interface CityTilesProps {
  readonly cities: readonly CitySummary[];
  readonly query?: DirectoryQuery;
}

/** Shows cities as large links to their lists. The links keep the query's filters. */
export function CityTiles({ cities, query = emptyDirectoryQuery }: CityTilesProps) {
  // Beside filters, a count of all pharmacies would be misread as the number of matches.
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

interface TypeTilesProps {
  readonly counts: Readonly<Partial<Record<PharmacyType, number>>>;
}

const typeHref = (type: PharmacyType): string => {
  const preset = presetOfFilter(type);
  return preset === undefined ? `${pagePath('specialties')}#${type}` : presetPath(preset.id);
};

/** Shows pharmacy types as large links, with their meanings. Types without listings are left out. */
export function TypeTiles({ counts }: TypeTilesProps) {
  return (
    <ul className="tiles">
      {pharmacyTypes
        .map((type) => ({ type, count: counts[type] ?? 0 }))
        .filter(({ count }) => count > 0)
        .map(({ type, count }) => (
          <li key={type}>
            <a href={typeHref(type)}>
              <b>{filtersMessages.label[type]}</b>
              <small>{listingMessages.pharmacies({ count })}</small>
              <span>{typeGuideMessages.meaning[type]}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
