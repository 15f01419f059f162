import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
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
  const isCut = hits.length >= namesShown.hits;
  return groups.slice(0, namesShown.lines).flatMap((group) => {
    const [hit] = group;
    if (hit === undefined) return [];
    const { name, cityLabel, path } = hit;
    // Where there may be more hits the last group may be only begun, and so may that of a chain with stores elsewhere.
    const isOfChain = hits.some((other) => other.name === name && other.city !== hit.city);
    const mayBeMore = isCut && (isOfChain || group === groups.at(-1));
    if (group.length === 1 && !mayBeMore)
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
