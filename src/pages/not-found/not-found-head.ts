import { searchIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as notFoundMessages from '../../messages/generated/notFound.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { titled } from '../shared/titled.ts';

/** The head of what an address shows that names no page: its title says what the screen's heading says. */
export const notFoundHead = (): PageHead => ({
  title: titled(notFoundMessages.title),
  description: searchMessages.find,
  indexability: searchIndexability,
});
