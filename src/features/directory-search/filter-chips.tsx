import { serviceWords, typeWords } from '../../data/vocabulary.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/directory-query.ts';
import { directorySearchPath } from '../../domain/paths.ts';

interface FilterChipsProps {
  readonly query: DirectoryQuery;
  readonly base: string;
}

/** One link for each filter that is set, which takes it off, and one for all of them. */
export function FilterChips({ query, base }: FilterChipsProps) {
  const first = { ...query, page: 1 };
  const chips = [
    query.type && { label: typeWords[query.type].label, without: { ...first, type: undefined } },
    query.service && { label: serviceWords[query.service].label, without: { ...first, service: undefined } },
    query.open && { label: 'Open now', without: { ...first, open: false } },
  ].filter((chip) => typeof chip === 'object');
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filters in use">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a className="x" href={directorySearchPath(without, base)} aria-label={`Remove filter: ${label}`}>
            {label}
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={directorySearchPath({ ...emptyDirectoryQuery, q: query.q, sort: query.sort }, base)}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
