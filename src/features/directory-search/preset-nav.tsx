import { directoryPresets, type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { typeWords } from '../../vocabulary/vocabulary.ts';
import { presetNavWords } from './preset-nav-words.ts';

interface PresetNavProps {
  readonly current: PresetId;
}

/** The directory's main presets, one for each filter; the current one's filter is marked. */
export function PresetNav({ current }: PresetNavProps) {
  const currentType = presetOf(current).type;
  const shown = directoryPresets.filter(
    ({ type }, index) => directoryPresets.findIndex((preset) => preset.type === type) === index,
  );
  return (
    <nav aria-label={presetNavWords.kinds}>
      <ul className="chips">
        {shown.map(({ id, type }) => (
          <li key={id}>
            <a href={presetPath(id)} aria-current={type === currentType ? 'true' : undefined}>
              {type === undefined ? presetNavWords.all : typeWords[type].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
