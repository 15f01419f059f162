import { searchIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { titled } from '../shared/heads.ts';

/** The head of a search, which is never indexed: the place it names has a page of its own. `text` may be empty. */
export const searchHead = (text: string): PageHead => ({
  title: titled(text === '' ? searchMessages.any : searchMessages.trail({ text })),
  description: describePage([text === '' ? searchMessages.find : searchMessages.foundFor({ text })]),
  indexability: searchIndexability,
});
