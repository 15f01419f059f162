import { type PharmacyType, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { presetOfFilter } from '../../domain/search/directory-preset.ts';
import { pagePath, presetPath } from '../../domain/site/paths.ts';
import { groupedNumber } from '../../domain/text/grouped-number.ts';
import { typeGuide } from '../../vocabulary/type-guide.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';

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
              <b>{`${filterWords[type].label} (${groupedNumber(count)})`}</b>
              <span>{typeGuide[type].meaning}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
