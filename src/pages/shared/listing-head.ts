import { knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { Indexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { knownSentences } from './known-sentences.ts';
import { titled } from './titled.ts';

/** The head of a page that lists pharmacies: what it says of them and, where there is room, how far they are known. */
export const listingHead = (
  title: string,
  sentences: readonly string[],
  pharmacies: readonly Pharmacy[],
  indexability: Indexability,
): PageHead => ({
  title: titled(title),
  description: describePage(said(sentences, pharmacies)),
  indexability,
});

/** How far the list is known is counted only where the sentences before leave room for it. */
function* said(sentences: readonly string[], pharmacies: readonly Pharmacy[]): Generator<string> {
  yield* sentences;
  yield* knownSentences(knowledgeOf(pharmacies));
}
