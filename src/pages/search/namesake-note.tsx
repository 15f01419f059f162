import { Fragment, type ReactNode } from 'react';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import type { Namesake } from '../../features/data-access/resolve-route.ts';
import * as answersMessages from '../../messages/generated/answers.ts';

interface NamesakeNoteProps {
  /** The likeliest first. */
  readonly namesakes: readonly Namesake[];
  /** What goes along to the other place. */
  readonly query: DirectoryQuery;
  readonly name: string;
}

/** Tells of other places that are called like the one that was read, and leads there. */
export function NamesakeNote({ namesakes, query, name }: NamesakeNoteProps) {
  const linkTo = (place: string, text = place): ReactNode => {
    const other = { ...query, q: `${name} ${place}`.trim(), from: undefined, page: 1 };
    return <a href={directorySearchPath(other)}>{text}</a>;
  };
  const labelsOf = (kind: Namesake['kind']): readonly string[] =>
    namesakes.filter((each) => each.kind === kind).map(({ label }) => label);
  const asked = (message: string, labels: readonly string[]): ReactNode =>
    labels.length > 0 && (
      <p className="tight">{taggedMessage(message, { places: () => oneOf(labels, linkTo) })}</p>
    );
  return (
    <>
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
