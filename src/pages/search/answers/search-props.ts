import type { DirectoryQuery } from '../../../domain/search/directory-query.ts';
import type { ChainAndMore } from '../../../domain/search/phrase/read-names.ts';
import type { Namesake } from '../../../features/data-access/resolve-route.ts';

export interface SearchProps {
  readonly text: string;
  readonly query: DirectoryQuery;
  readonly base: string;
}

export interface WordsSearchProps extends SearchProps {
  /** Words of the search that name a pharmacy. */
  readonly name?: string | undefined;
  /** Words that a pharmacy may be called by though they are read as something else. */
  readonly called?: string | undefined;
  /** The chain among the name’s words, with the others. */
  readonly chain?: ChainAndMore | undefined;
  /** Words that could not be used. */
  readonly unused?: readonly string[];
  /** The search as it is read, where letters of it are wrong. */
  readonly readAs?: string | undefined;
  /** A place beside the one that was read, which the words name and nobody lists. */
  readonly beside?: string | undefined;
  /** Other places that are called like the one that was read, the likeliest first. */
  readonly namesakes?: readonly Namesake[];
}
