import { directoryPresets, type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';
import { presetNavWords } from './preset-nav-words.ts';

interface PresetNavProps {
  readonly current: PresetId;
}

/** The directory's main presets, one for each filter; the current one's filter is marked. */
export function PresetNav({ current }: PresetNavProps) {
  const shown = directoryPresets.filter(
    ({ filter }, index) => directoryPresets.findIndex((preset) => preset.filter === filter) === index,
  );
  return (
    <nav aria-label={presetNavWords.kinds}>
      <ul className="chips">
        {shown.map(({ id, filter }) => (
          <li key={id}>
            <a href={presetPath(id)} aria-current={filter === presetOf(current).filter ? 'true' : undefined}>
              {filter === undefined ? presetNavWords.all : filterWords[filter].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
