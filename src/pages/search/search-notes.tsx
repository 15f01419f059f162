import { Fragment, type ReactNode } from 'react';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandPath, chainPath, directorySearchPath } from '../../domain/site/paths.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import { ReadingNote, type ReadingNotes } from '../shared/reading-note.tsx';
import { LinkLine } from '../shared/screen.tsx';
import type { Search } from './search.tsx';

interface SearchNotesProps {
  readonly search: Pick<Search, 'query'> & { readonly phrase: ReadingNotes & Pick<RoutePhrase, 'namesakes'> };
  readonly name: string;
  readonly unused?: readonly string[];
}

/** Says how a search was read, such as which words were not used. */
export function SearchNotes({ search: { query, phrase }, name, unused = phrase.unused }: SearchNotesProps) {
  const asked = { ...query, from: undefined, page: 1 };
  const question = (message: string, isListed: boolean): ReactNode => {
    const labels = phrase.namesakes.filter(({ listed }) => listed === isListed).map(({ label }) => label);
    const links = labels.map(
      (label) => [label, directorySearchPath({ ...asked, q: `${name} ${label}`.trim() })] as const,
    );
    return (
      links.length > 0 && (
        <p className="tight">{taggedMessage(message, { places: () => linksInSentence(links) })}</p>
      )
    );
  };
  return (
    <>
      <ReadingNote {...phrase} unused={unused} />
      {question(answersMessages.namesakeListed, true)}
      {question(answersMessages.namesakeUnlisted, false)}
    </>
  );
}

/** Returns links as a list in a sentence: `Florence, SC or Florence, KY`. A `conjunction` has “and”. */
export function linksInSentence(
  links: readonly (readonly [label: string, href: string])[],
  type: 'conjunction' | 'disjunction' = 'disjunction',
): ReactNode {
  const parts = new Intl.ListFormat(site.language, { type }).formatToParts(links.map(([label]) => label));
  const hrefs = links.map(([, href]) => href).values();
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order.
    <Fragment key={at}>
      {part.type === 'element' ? <a href={hrefs.next().value}>{part.value}</a> : <span>{part.value}</span>}
    </Fragment>
  ));
}

interface ChainLinkProps {
  readonly name: string;
  readonly brands: readonly string[];
  readonly place?: Pick<CityDataset, 'city' | 'listed' | 'brandedSlug'> | undefined;
}

/**
 * Shows a link to the page of the chain called `name`: if `place` is given, to its page for that place.
 * Nothing if no chain has the name.
 */
export function ChainLink({ name, brands, place }: ChainLinkProps) {
  const brand = brandNamed(name, brands);
  const slug = brand === undefined ? undefined : brandSlug(brand);
  if (brand === undefined || slug === undefined) return null;
  return place === undefined ? (
    <LinkLine href={brandPath(slug)}>{brandMessages.everywhere({ brand })}</LinkLine>
  ) : (
    <LinkLine href={chainPath(place, slug)}>
      {brandMessages.titleCity({ brand, city: place.city.name })}
    </LinkLine>
  );
}
