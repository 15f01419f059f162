import { searchIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import { listingHead } from '../shared/listing-head.ts';

/** The head of the list near the visitor, which is another for everybody and never indexed. */
export const nearHead = (): PageHead =>
  listingHead(nearMessages.title, [nearMessages.head], [], searchIndexability);
