import { type PharmacyType, pharmacyTypes } from '../../domain/pharmacy/taxonomy.ts';
import { directoryPresets } from '../../domain/search/directory-preset.ts';
import { pagePath, presetPath } from '../../domain/site/paths.ts';
import { groupedNumber } from '../../domain/text/grouped-number.ts';
import { typeGuide } from '../../vocabulary/type-guide.ts';
import { typeWords } from '../../vocabulary/vocabulary.ts';

interface TypeTilesProps {
  /** Listings of each type. */
  readonly counts: Readonly<Record<PharmacyType, number>>;
}

/** Where a type is found: its directory route, else its paragraph among the types and services. */
const typeHref = (type: PharmacyType): string => {
  const preset = directoryPresets.find((candidate) => candidate.type === type);
  return preset === undefined ? `${pagePath('specialties')}#${type}` : presetPath(preset.id);
};

/** Every type that has listings, with what it means. */
export function TypeTiles({ counts }: TypeTilesProps) {
  return (
    <ul className="tiles">
      {pharmacyTypes
        .filter((type) => counts[type] > 0)
        .map((type) => (
          <li key={type}>
            <a href={typeHref(type)}>
              <b>{`${typeWords[type].label} (${groupedNumber(counts[type])})`}</b>
              <span>{typeGuide[type].meaning}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
