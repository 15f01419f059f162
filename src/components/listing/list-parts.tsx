import { Fragment, type ReactNode } from 'react';
import { type ListEntry, listParts } from '../../domain/list/list-groups.ts';
import * as listPartsMessages from '../../messages/generated/listParts.ts';

interface ListPartsProps<Entry extends ListEntry> {
  readonly entries: readonly Entry[];
  /** Shows a part of the list; `before` counts the entries above it. */
  readonly list: (part: readonly Entry[], before: number) => ReactNode;
}

/** Shows a list in its parts, each under its headings. */
export function ListParts<Entry extends ListEntry>({ entries, list }: ListPartsProps<Entry>) {
  const parts = listParts(entries);
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, each) => sum + each.entries.length, 0);
    const shown = list(part.entries, before);
    return (
      <Fragment key={part.key}>
        {part.titles.map((title) => (
          <h3 key={title} className="ruled">
            {listPartsMessages.title[title]}
          </h3>
        ))}
        {shown}
      </Fragment>
    );
  });
}
