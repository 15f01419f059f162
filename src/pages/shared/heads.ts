import type { Crumb } from '../../components/layout/breadcrumbs.tsx';
import { site } from '../../config/site.ts';
import { type Knowledge, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { City } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { alwaysIndexed, type Indexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import { cityPath, type PageId, presetPath, statePath } from '../../domain/site/paths.ts';
import { describePage } from '../../messages/description-text.ts';
import * as fixedHeadsMessages from '../../messages/generated/fixedHeads.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import * as trailMessages from '../../messages/generated/trail.ts';

export interface HeadWords {
  readonly title: string;
  /**
   * Sentences for the page's description, the most important first. They are used in order while 160
   * characters are enough.
   */
  readonly says: readonly string[];
  readonly indexability: Indexability;
  /** Pharmacies on the page, for a sentence on how many have known hours. */
  readonly listings?: readonly Pharmacy[] | undefined;
}

/** Returns a page's head: the title with the site's name, and the description. */
export function headOf({ title, says, indexability, listings }: HeadWords): PageHead {
  const known = listings === undefined ? [] : knownSentences(knowledgeOf(listings));
  return {
    title: headsMessages.titled({ title, site: site.name }),
    description: describePage([...says, ...known]),
    indexability,
  };
}

/** Returns a list of one sentence: `Hours known for 12 of 20`. Empty if no hours are known. */
export const hoursSentence = ({ total, hours }: Knowledge): readonly string[] =>
  hours === 0 ? [] : [headsMessages.hoursKnown({ known: hours, total })];

/**
 * Returns the last sentences of a page's description: `Hours known for 12 of 20.` if any are, then a fixed
 * one on sources.
 */
export const knownSentences = (known: Knowledge): readonly string[] => [
  ...hoursSentence(known),
  headsMessages.sources,
];

/** Returns the title, without the site's name, and the description of a page such as `/about`. */
export const fixedHead = (page: PageId): HeadWords => ({
  title: fixedHeadsMessages.title[page],
  says: [fixedHeadsMessages.description[page]],
  indexability: alwaysIndexed,
});

const directory: Crumb = { label: trailMessages.directory, href: presetPath('directory') };

const stateCrumb = (code: StateCode): Crumb => {
  const { name, slug } = usState(code);
  return { label: name, href: statePath(slug) };
};

/** Returns the breadcrumbs of a page below the directory, such as a search or a state. */
export const trailBelowDirectory = (label: string): readonly Crumb[] => [directory, { label }];

/** Returns the breadcrumbs of a city's directory. */
export const cityTrail = (city: City): readonly Crumb[] => [stateCrumb(city.state), { label: city.name }];

/** Returns the breadcrumbs of a page below a city: state, city if it has a directory (`listed`), `label`. */
export const cityPageTrail = (city: City, listed: boolean, label: string): readonly Crumb[] => [
  stateCrumb(city.state),
  ...(listed ? [{ label: city.name, href: cityPath(city.slug) }] : []),
  { label },
];
