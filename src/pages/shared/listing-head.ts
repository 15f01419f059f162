import type { Indexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { titled } from './titled.ts';

/** The head of a page that lists pharmacies: what it says of them and, where there is room, what each listing tells. */
export const listingHead = (
  title: string,
  sentences: readonly string[],
  indexability: Indexability,
): PageHead => ({
  title: titled(title),
  description: describePage([...sentences, headsMessages.listed]),
  indexability,
});
