import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import type { Namesake } from '../../features/data-access/route-place.ts';
import * as answersMessages from '../../messages/generated/answers.ts';

interface NamesakeNoteProps {
  readonly namesake: Namesake | undefined;
  /** What goes along to the other place. */
  readonly query: DirectoryQuery;
  readonly name: string;
}

/** Tells of another place that is called like the one that was read, and leads there. */
export function NamesakeNote({ namesake, query, name }: NamesakeNoteProps) {
  if (namesake === undefined) return null;
  const { label: place, isListed } = namesake;
  const other = { ...query, q: `${name} ${place}`.trim(), from: undefined, page: 1 };
  const message = isListed ? answersMessages.namesakeListed : answersMessages.namesakeLarger;
  return (
    <p className="tight">
      {taggedMessage(message({ place }), {
        link: (text) => <a href={directorySearchPath(other)}>{text}</a>,
      })}
    </p>
  );
}
