import { searchIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { listingHead } from '../shared/listing-head.ts';

/** The head of a search, which is never indexed: the place it names has a page of its own. `text` may be empty. */
export const searchHead = (text: string): PageHead =>
  listingHead(
    text === '' ? searchMessages.any : searchMessages.trail({ text }),
    [text === '' ? searchMessages.find : searchMessages.foundFor({ text })],
    [],
    searchIndexability,
  );
