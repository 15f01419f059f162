import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { trailBelowDirectory } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

/** A visitor's search, and what its words ask for (`phrase`). */
export interface Search {
  readonly text: string;
  readonly query: DirectoryQuery;
  /** The search's path, without the query string: `/directory`. */
  readonly base: string;
  readonly phrase: RoutePhrase;
}

/** Returns the head, breadcrumbs and heading of a search. `text` may be empty. */
export function searchHead(text: string, heading: string) {
  const [label, sentence] =
    text === ''
      ? [searchMessages.any, searchMessages.find]
      : [searchMessages.trail({ text }), searchMessages.foundFor({ text })];
  return {
    title: label,
    says: [sentence],
    indexability: searchIndexability,
    trail: trailBelowDirectory(text === '' ? heading : label),
    heading,
  };
}

/** Shows the words of a search while its results load. */
export const SearchingScreen = ({ text }: { readonly text: string }) => (
  <Screen {...searchHead(text, searchMessages.searching({ text }))}>
    <p role="status">{searchMessages.wait}</p>
  </Screen>
);
