import { alwaysIndexed } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import type { PageId } from '../../domain/site/paths.ts';
import * as fixedHeadsMessages from '../../messages/generated/fixedHeads.ts';
import { titled } from './titled.ts';

export function fixedHead(page: PageId): PageHead {
  return {
    title: titled(fixedHeadsMessages.title[page]),
    description: fixedHeadsMessages.description[page],
    indexability: alwaysIndexed,
  };
}
