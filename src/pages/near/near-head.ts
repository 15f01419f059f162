import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import { listingHead } from '../shared/listing-head.ts';
import { nearTitle } from './near-title.ts';

/** The head of the list near the visitor, which is another for everybody and never indexed. */
export const nearHead = (query: DirectoryQuery): PageHead =>
  listingHead(nearTitle(query), [nearMessages.head], [], searchIndexability);
