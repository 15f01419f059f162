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

/** What a page says of itself outside its body. */
export interface HeadWords {
  readonly title: string;
  /** Its description is as many of them as fit. */
  readonly says: readonly string[];
  readonly indexability: Indexability;
  /** The pharmacies of its list: where there is room, the description says how far their hours are known. */
  readonly listings?: readonly Pharmacy[] | undefined;
}

/** Makes a page's head: its title with the site's name, and its description. */
export function headOf({ title, says, indexability, listings }: HeadWords): PageHead {
  const known = listings === undefined ? [] : knownSentences(knowledgeOf(listings));
  return { title: titled(title), description: describePage([...says, ...known]), indexability };
}

/** "Hours known for 12 of 20", or nothing when none are. */
export const hoursSentence = ({ total, hours }: Knowledge): readonly string[] =>
  hours === 0 ? [] : [headsMessages.hoursKnown({ known: hours, total })];

/** What a description says of a list: its hours, as far as they are known, and what every listing has. */
export const knownSentences = (known: Knowledge): readonly string[] => [
  ...hoursSentence(known),
  headsMessages.sources,
];

/** Gives the words for the head of a page of fixed text and lists. */
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
