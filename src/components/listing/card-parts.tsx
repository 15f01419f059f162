import { Fragment, type ReactNode } from 'react';
import { type ListEntry, listParts } from '../../domain/list/list-groups.ts';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import { telHref } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as listPartsMessages from '../../messages/generated/listParts.ts';

interface ListPartsProps<Entry extends ListEntry> {
  readonly entries: readonly Entry[];
  /** Shows a part of the list; `before` is the number of entries above it. */
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

/** Returns the id of the card with a number, which the pin of the same number links to. */
export const cardId = (number: number): string => `card-${number}`;

/** True if a URL's fragment names a card: `#card-3`. */
export const isCardHash = (hash: string): boolean => hash.startsWith('#card-');

/** Marks a fictional listing, beside its name. */
export const SampleTag = () => <b className="sample-tag">{listingMessages.sample}</b>;

/** Links a pharmacy's name, which is not translated. */
export const NameLink = ({ href, name }: Readonly<Record<'href' | 'name', string>>) => (
  <a href={href} translate="no">
    {name}
  </a>
);

interface CallLinkProps {
  readonly name: string;
  readonly phone: string;
  readonly look: 'btn' | 'button';
}

/** A button that calls a number, and shows it if there is room. */
export const CallLink = ({ name, phone, look }: CallLinkProps) => (
  <a
    className={`${look} tel`}
    href={telHref(phone)}
    aria-label={listingMessages.callName({ name, phone: formatPhone(phone) })}
  >
    {listingMessages.call}
    <span translate="no">{formatPhone(phone)}</span>
  </a>
);
