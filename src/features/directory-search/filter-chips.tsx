import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { setFilters } from '../../domain/search/set-filters.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { filterLabel } from './filter-label.ts';

interface FilterChipsProps {
  readonly query: DirectoryQuery;
  readonly base: string;
}

/** One link for each filter that is set, which takes it off, and one for all of them. */
export function FilterChips({ query, base }: FilterChipsProps) {
  const chips = setFilters(query).map(({ key, filter, without }) => ({
    key,
    label: filterLabel(filter),
    without,
  }));
  if (chips.length === 0) return null;
  const { q, sort, from } = query;
  return (
    <ul className="chips" aria-label={resultsMessages.chips}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <a
            className="x"
            href={directorySearchPath(without, base)}
            aria-label={resultsMessages.remove({ label })}
          >
            {label}
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={directorySearchPath({ ...emptyDirectoryQuery, q, sort, from }, base)}>
            {resultsMessages.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
