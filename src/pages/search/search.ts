import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import type { RoutePhrase } from '../../features/data-access/phrase-query.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { titled } from '../shared/heads.ts';

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

/** The head of a search, which is never indexed: the place it names has a page of its own. `text` may be empty. */
export const searchHead = (text: string): PageHead => ({
  title: titled(text === '' ? searchMessages.any : searchMessages.trail({ text })),
  description: describePage([text === '' ? searchMessages.find : searchMessages.foundFor({ text })]),
  indexability: searchIndexability,
});
