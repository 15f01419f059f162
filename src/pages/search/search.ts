import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { headOf, presetTrail } from '../shared/heads.ts';

/** A visitor's search with what its words mean. */
export interface Search {
  /** The words: `birmingham AL`; may be empty. */
  readonly text: string;
  /** What is asked for, the filters that the words name among it. */
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  readonly phrase: RoutePhrase;
}

/**
 * The head, trail and title of a search. It is never indexed: the place it names has a page of its own.
 * `text` may be empty.
 */
export function searchTop(text: string, title: string) {
  const [label, sentence] =
    text === ''
      ? [searchMessages.any, searchMessages.find]
      : [searchMessages.trail({ text }), searchMessages.foundFor({ text })];
  return {
    head: headOf(label, [sentence], searchIndexability),
    trail: presetTrail(text === '' ? title : label),
    title,
  };
}
