import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedMessage, taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandPath, chainPath, directorySearchPath } from '../../domain/site/paths.ts';
import type { Namesake, RoutePhrase } from '../../features/data-access/read-phrase.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import type { UntoldTopic } from '../../vocabulary/search-lexicon.ts';
import type { Search } from './search.ts';

type ReadingNotes = Pick<RoutePhrase, 'unused' | 'readAs' | 'topics'>;

interface SearchNotesProps {
  readonly search: Pick<Search, 'query'> & { readonly phrase: ReadingNotes & Pick<RoutePhrase, 'namesakes'> };
  /** Words of the name that go along to another place. */
  readonly name: string;
  /** Words that could not be used; those of the phrase by default. */
  readonly unused?: readonly string[];
}

/** Tells how the words of a search were read, which were of no use, and which other places they may name. */
export function SearchNotes({ search: { query, phrase }, name, unused = phrase.unused }: SearchNotesProps) {
  const hrefOf = (place: string): string =>
    directorySearchPath({ ...query, q: `${name} ${place}`.trim(), from: undefined, page: 1 });
  const labelsOf = (kind: Namesake['kind']): readonly string[] =>
    phrase.namesakes.filter((each) => each.kind === kind).map(({ label }) => label);
  const asked = (message: string, labels: readonly string[]): ReactNode =>
    labels.length > 0 && (
      <p className="tight">{taggedMessage(message, { places: () => oneOf(labels, hrefOf) })}</p>
    );
  return (
    <>
      <ReadingNote {...phrase} unused={unused} />
      {asked(answersMessages.namesakeListed, labelsOf('listed'))}
      {labelsOf('larger').map((place) => (
        <p key={place} className="tight">
          {linkedMessage(answersMessages.namesakeLarger({ place }), { link: hrefOf(place) })}
        </p>
      ))}
      {asked(answersMessages.namesakeUnlisted, labelsOf('unlisted'))}
    </>
  );
}

/** `Florence, SC, Florence, KY, or Florence, OR`, each as a link. */
export function oneOf(labels: readonly string[], hrefOf: (label: string) => string | undefined): ReactNode {
  const parts = new Intl.ListFormat(site.language, { type: 'disjunction' }).formatToParts(labels);
  return parts.map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order.
    <Fragment key={at}>
      {type === 'element' ? <a href={hrefOf(value)}>{value}</a> : <span>{value}</span>}
    </Fragment>
  ));
}

/** Tells how words were read where they were corrected, and what of them the listings do not tell. */
function ReadingNote(notes: ReadingNotes) {
  const sentences = readingSentences(notes);
  return (
    sentences.length > 0 && (
      <p role="status" className="tight">
        {sentences.join(' ')}
      </p>
    )
  );
}

/** Writes a sentence for the correction, one for each topic, and one that names the other unused words. */
function readingSentences({ unused, readAs, topics = {} }: ReadingNotes): readonly string[] {
  const about = (topic?: UntoldTopic) =>
    unused.filter((words) => (Object.hasOwn(topics, words) ? topics[words] : undefined) === topic);
  const orList = new Intl.ListFormat(site.language, { type: 'disjunction' });
  const [products, plans, others] = [about('products'), about('plans'), about()];
  const isStock = about('stock').length > 0 && products.length === 0;
  const quoted = others.length === 1 ? others.join() : others.map((words) => `“${words}”`).join(', ');
  return [
    readAs !== undefined && answersMessages.readAs({ text: readAs }),
    products.length > 0 && answersMessages.noStock({ words: orList.format(products) }),
    isStock && answersMessages.anyStock,
    plans.length > 0 && answersMessages.noPlans({ words: orList.format(plans) }),
    about('prices').length > 0 && answersMessages.noPrices,
    others.length > 0 && answersMessages.unused({ count: others.length, words: quoted }),
  ].filter((sentence) => sentence !== false);
}

/** Tells on the page of what is near the visitor how the words that led there were read. */
export function NoticeOfUnused() {
  const state: Partial<ReadingNotes> | null = useLocation().state;
  const { unused = [], readAs, topics } = state ?? {};
  if (unused.length === 0 && readAs === undefined) return null;
  return (
    <div className="wrap">
      <ReadingNote unused={unused} readAs={readAs} topics={topics} />
    </div>
  );
}

interface ChainLinkProps {
  readonly name: string;
  /** Chains that have a page; in a city, its chains. */
  readonly brands: readonly string[];
  readonly place?: Pick<CityDataset, 'city' | 'listed' | 'brandedSlug'> | undefined;
}

/** The way to the page of the chain that a search names. */
export function ChainLink({ name, brands, place }: ChainLinkProps) {
  const brand = brandNamed(name, brands);
  const slug = brand === undefined ? undefined : brandSlug(brand);
  if (brand === undefined || slug === undefined) return null;
  return (
    <p className="tight">
      {place === undefined ? (
        <a href={brandPath(slug)}>{brandMessages.everywhere({ brand })}</a>
      ) : (
        <a href={chainPath(place, slug)}>{brandMessages.titleCity({ brand, city: place.city.name })}</a>
      )}
    </p>
  );
}
