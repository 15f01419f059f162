import { typeGuide } from '../../data/type-guide.ts';
import { typeWords } from '../../data/vocabulary.ts';
import { directoryPresets } from '../../domain/directory-preset.ts';
import { groupedNumber } from '../../domain/grouped-number.ts';
import { pagePath, presetPath } from '../../domain/paths.ts';
import { type PharmacyType, pharmacyTypes } from '../../domain/taxonomy.ts';

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
