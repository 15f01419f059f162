import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { compareRanks } from '../../domain/search/name-regions.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import * as suggestionsMessages from '../../messages/generated/suggestions.ts';
import type { NameHit } from './name-search.ts';
import type { Suggestion } from './suggestion-lines.ts';

/** Lines of pharmacies that are suggested, and how many are looked for to fill them: stores of a chain share a line. */
export const namesShown = { lines: 5, hits: 20 } as const;

/**
 * The pharmacies found by name, a line each. Several of one name in one city, which a line could not tell apart, share one, and one of which there may
 * be more has it too: it leads to the list of them with what else is asked for. `listed` says that a line for all that the words name in their city is there already.
 */
export function nameLines(
  hits: readonly NameHit[],
  { filters, open, within }: Pick<DirectoryQuery, 'filters' | 'open' | 'within'>,
  listed: boolean,
): readonly Suggestion[] {
  const groups = [...groupBy(hits, ({ city, name }) => `${city} ${name}`).values()];
  if (listed && groups.length === 1 && hits.length > 1) return [];
  // Where there may be more hits, those of a name in a city may go on behind the last: they all have its rank.
  const last = hits.length < namesShown.hits ? undefined : hits.at(-1);
  return groups.slice(0, namesShown.lines).flatMap((group) => {
    const [hit, second] = group;
    if (hit === undefined) return [];
    const { name, cityLabel, path } = hit;
    const mayBeMore = last !== undefined && compareRanks(hit.rank, last.rank) === 0;
    if (second === undefined && !mayBeMore)
      return [{ href: path, label: name, detail: cityLabel, isName: true }];
    const q = `${name} ${cityLabel}`;
    return [
      {
        href: directorySearchPath({ ...emptyDirectoryQuery, filters, open, within, q }),
        label: suggestionsMessages.namedIn({ name, place: cityLabel }),
        detail: '',
      },
    ];
  });
}
