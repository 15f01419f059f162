import { searchIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { callFirst, titled } from '../shared/head-words.ts';
import { searchWords } from './search-screen-words.ts';

/** The head of a search, which is never indexed: the place it names has a page of its own. `text` may be empty. */
export const searchHead = (text: string): PageHead => ({
  title: titled(text === '' ? searchWords.any : searchWords.trail(text)),
  description: describePage([text === '' ? searchWords.find : searchWords.foundFor(text), callFirst]),
  indexability: searchIndexability,
});
