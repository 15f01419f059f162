import { searchIndexability } from '../domain/indexability.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { callFirst, titled } from './head-words.ts';

/** The head of a search, which is never indexed: the place it names has a page of its own. `text` may be empty. */
export const searchHead = (text: string): PageHead => ({
  title: titled(text === '' ? 'Search the directory' : `Search: ${text}`),
  description: describePage([
    text === '' ? 'Find pharmacies by city or ZIP code.' : `Pharmacies found for “${text}”.`,
    callFirst,
  ]),
  indexability: searchIndexability,
});
