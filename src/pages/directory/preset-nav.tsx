import { directoryPresets, type PresetId, presetOf } from '../../domain/search/directory-preset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import * as directoryMessages from '../../messages/generated/directory.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';

interface PresetNavProps {
  readonly current: PresetId;
  /** Types of which the site knows no pharmacy; they are not offered. */
  readonly unconfirmed: readonly string[];
}

/** The directory's main presets, one for each filter that has listings; the current one's filter is marked. */
export function PresetNav({ current, unconfirmed }: PresetNavProps) {
  const shown = directoryPresets.filter(
    ({ filter }, index) =>
      directoryPresets.findIndex((preset) => preset.filter === filter) === index &&
      (filter === undefined || !unconfirmed.includes(filter)),
  );
  return (
    <nav aria-label={directoryMessages.kinds}>
      <ul className="chips one-row">
        {shown.map(({ id, filter }) => (
          <li key={id}>
            <a href={presetPath(id)} aria-current={filter === presetOf(current).filter ? 'true' : undefined}>
              {filter === undefined ? directoryMessages.all : filtersMessages.label[filter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
