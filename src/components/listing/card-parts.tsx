import { Fragment, type ReactNode } from 'react';
import { type ListEntry, listParts } from '../../domain/list/list-groups.ts';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import { telHref } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as listPartsMessages from '../../messages/generated/listParts.ts';

interface ListPartsProps<Entry extends ListEntry> {
  readonly entries: readonly Entry[];
  readonly list: (part: readonly Entry[], before: number) => ReactNode;
}

/** Shows entries in parts under headings, such as “Open now”. `list` renders each part. */
export function ListParts<Entry extends ListEntry>({ entries, list }: ListPartsProps<Entry>) {
  const parts = listParts(entries);
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, each) => sum + each.entries.length, 0);
    const cards = list(part.entries, before);
    return (
      <Fragment key={part.key}>
        {part.titles.map((title) => (
          <h3 key={title} className="ruled">
            {listPartsMessages.title[title]}
          </h3>
        ))}
        {cards}
      </Fragment>
    );
  });
}

/** Returns the element id of a card: 3 → `card-3`. */
export const cardId = (number: number): string => `card-${number}`;

/** True if a URL's fragment begins as a card's does: `#card-3`. */
export const isCardHash = (hash: string): boolean => hash.startsWith('#card-');

/** Shows the tag that marks a fictional listing. */
export const SampleTag = () => <b className="sample-tag">{listingMessages.sample}</b>;

/** Shows a pharmacy's name as a link. Browsers do not translate the name. */
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

/** Shows a link that calls a telephone number. */
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
