import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import type { RoutePhrase } from '../../features/data-access/phrase-query.ts';
import type { Namesake } from '../../features/data-access/resolve-route.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import type { Search } from './search.ts';

type WordsTold = Pick<RoutePhrase, 'unused' | 'readAs'>;

interface SearchNotesProps {
  readonly search: Pick<Search, 'query'> & { readonly phrase: WordsTold & Pick<RoutePhrase, 'namesakes'> };
  /** Words of the name that go along to another place. */
  readonly name: string;
  /** Words that could not be used; those of the phrase by default. */
  readonly unused?: readonly string[];
}

/** Tells how the words of a search were read, which were of no use, and which other places they may name. */
export function SearchNotes({ search: { query, phrase }, name, unused = phrase.unused }: SearchNotesProps) {
  const linkTo = (place: string, text = place): ReactNode => {
    const other = { ...query, q: `${name} ${place}`.trim(), from: undefined, page: 1 };
    return <a href={directorySearchPath(other)}>{text}</a>;
  };
  const labelsOf = (kind: Namesake['kind']): readonly string[] =>
    phrase.namesakes.filter((each) => each.kind === kind).map(({ label }) => label);
  const asked = (message: string, labels: readonly string[]): ReactNode =>
    labels.length > 0 && (
      <p className="tight">{taggedMessage(message, { places: () => oneOf(labels, linkTo) })}</p>
    );
  return (
    <>
      <UnusedWords unused={unused} readAs={phrase.readAs} />
      {asked(answersMessages.namesakeListed, labelsOf('listed'))}
      {labelsOf('larger').map((place) => (
        <p key={place} className="tight">
          {taggedMessage(answersMessages.namesakeLarger({ place }), { link: (text) => linkTo(place, text) })}
        </p>
      ))}
      {asked(answersMessages.namesakeUnlisted, labelsOf('unlisted'))}
    </>
  );
}

/** `Florence, SC, Florence, KY, or Florence, OR`, each as a link. */
function oneOf(labels: readonly string[], linkTo: (label: string) => ReactNode): ReactNode {
  const parts = new Intl.ListFormat(site.language, { type: 'disjunction' }).formatToParts(labels);
  return parts.map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order.
    <Fragment key={at}>{type === 'element' ? linkTo(value) : value}</Fragment>
  ));
}

/** Tells how words were read where they were corrected, and which could not be used. */
function UnusedWords({ unused, readAs }: WordsTold) {
  if (unused.length === 0 && readAs === undefined) return null;
  const words = unused.length === 1 ? unused.join() : unused.map((word) => `“${word}”`).join(', ');
  return (
    <p role="status" className="tight">
      {readAs !== undefined && `${answersMessages.readAs({ text: readAs })} `}
      {unused.length > 0 && answersMessages.unused({ count: unused.length, words })}
    </p>
  );
}

/** Tells on the page of what is near the visitor how the words that led there were read. */
export function NoticeOfUnused() {
  const state: Partial<Record<keyof WordsTold, unknown>> | null = useLocation().state;
  const { unused, readAs } = state ?? {};
  if (!Array.isArray(unused) || (unused.length === 0 && readAs === undefined)) return null;
  return (
    <div className="wrap">
      <UnusedWords unused={unused.map(String)} readAs={typeof readAs === 'string' ? readAs : undefined} />
    </div>
  );
}
