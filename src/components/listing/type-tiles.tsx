import { presetOfFilter } from '../../domain/list/directory-preset.ts';
import { type PharmacyType, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { pagePath, presetPath } from '../../domain/site/paths.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as typeGuideMessages from '../../messages/generated/typeGuide.ts';

interface TypeTilesProps {
  /** Listings of each type. */
  readonly counts: Readonly<Partial<Record<PharmacyType, number>>>;
}

/** Where a type is found: its directory route, else its paragraph among the types and services. */
const typeHref = (type: PharmacyType): string => {
  const preset = presetOfFilter(type);
  return preset === undefined ? `${pagePath('specialties')}#${type}` : presetPath(preset.id);
};

/** Every type that has listings, with what it means. */
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
