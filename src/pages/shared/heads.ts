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

const titled = (title: string): string => headsMessages.titled({ title, site: site.name });

/** A page's head: its title with the site's name, and as many of the sentences as fit a description. */
export function headOf(title: string, sentences: readonly string[], indexability: Indexability): PageHead {
  return { title: titled(title), description: describePage(sentences), indexability };
}

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

const directory: Crumb = { label: trailMessages.directory, href: presetPath('directory') };

const stateCrumb = (code: StateCode): Crumb => {
  const { name, slug } = usState(code);
  return { label: name, href: statePath(slug) };
};

/** The way to a page below the directory, such as a search, a kind of pharmacy or a state. */
export const presetTrail = (label: string): readonly Crumb[] => [directory, { label }];

/** The way to the directory of a city or town. */
export const cityTrail = (city: City): readonly Crumb[] => [stateCrumb(city.state), { label: city.name }];

/** The way to a page of a city. A town without a directory of its own is left out. */
export const cityPageTrail = (city: City, listed: boolean, label: string): readonly Crumb[] => [
  stateCrumb(city.state),
  ...(listed ? [{ label: city.name, href: cityPath(city.slug) }] : []),
  { label },
];
