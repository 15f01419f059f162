import { alwaysIndexed } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import type { PageId } from '../../domain/site/paths.ts';
import { fixedHeadWords } from './fixed-head-words.ts';
import { titled } from './head-words.ts';

export function fixedHead(page: PageId): PageHead {
  const { title, description } = fixedHeadWords[page];
  return { title: titled(title), description, indexability: alwaysIndexed };
}
