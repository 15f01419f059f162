import { site } from '../../config/site.ts';
import { type Knowledge, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { alwaysIndexed, type Indexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import type { PageId } from '../../domain/site/paths.ts';
import * as fixedHeadsMessages from '../../messages/generated/fixedHeads.ts';
import * as headsMessages from '../../messages/generated/heads.ts';

/** A title with the site's name. */
export const titled = (title: string): string => headsMessages.titled({ title, site: site.name });

/** A page's head: its title with the site's name, as many sentences as fit, and whether it is indexed. */
export const headOf = (
  title: string,
  sentences: readonly string[],
  indexability: Indexability,
): PageHead => ({ title: titled(title), description: describePage(sentences), indexability });

/** The head of a list: where there is room, its description says how far its hours are known. */
export const listingHead = (
  title: string,
  sentences: readonly string[],
  pharmacies: readonly Pharmacy[],
  indexability: Indexability,
): PageHead => headOf(title, [...sentences, ...knownSentences(knowledgeOf(pharmacies))], indexability);

/** "Hours known for 12 of 20", or nothing when none are. */
export const hoursSentence = ({ total, hours }: Knowledge): readonly string[] =>
  hours === 0 ? [] : [headsMessages.hoursKnown({ known: hours, total })];

/** What a description says of a list: its hours, as far as they are known, and what every listing has. */
export const knownSentences = (known: Knowledge): readonly string[] => [
  ...hoursSentence(known),
  headsMessages.sources,
];

/** The head of a page of fixed text and lists. */
export const fixedHead = (page: PageId): PageHead => ({
  title: titled(fixedHeadsMessages.title[page]),
  description: fixedHeadsMessages.description[page],
  indexability: alwaysIndexed,
});
