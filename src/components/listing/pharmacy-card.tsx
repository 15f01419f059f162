import type { ReactNode } from 'react';
import type { ListEntry } from '../../domain/list/list-groups.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { markOf } from '../../domain/pharmacy/mark.ts';
import { formatPhone, isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { directionsUrl, pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { cardId } from './card-id.ts';
import { offersOf, separator } from './card-text.ts';
import { SampleTag } from './sample-tag.tsx';
import type { StatusAt } from './status-at.ts';
import { StatusLine } from './status-line.tsx';

/** What a card shows: a pharmacy, its distance where the list has an origin, why it was chosen where it was. */
export interface CardItem extends ListEntry {
  /** Statute miles. */
  readonly distanceMiles?: number | undefined;
  readonly reason?: string | undefined;
  /** What can be done with the card itself, such as removing it. */
  readonly corner?: ReactNode;
}

interface PharmacyCardProps {
  readonly item: CardItem;
  /** The number that it shares with its pin on the map. */
  readonly number?: number | undefined;
  /** Null in static HTML, where the weekly hours stand in the status's place. */
  readonly at: StatusAt | null;
  /** What the list was asked for: told first, where the pharmacy has it. */
  readonly asked?: readonly FilterId[] | undefined;
  /** The city whose list it is, which is not said again. */
  readonly city?: string | undefined;
}

/** One pharmacy: whether it is open, where it is, what it does, and the two ways to reach it. */
export function PharmacyCard({ item, number, at, asked, city }: PharmacyCardProps) {
  const { pharmacy, distanceMiles, reason, corner } = item;
  const { name, address, outdated } = pharmacy;
  const elsewhere = address.city !== city;
  const { first, also } = tagsOf(pharmacy, asked, reason);
  const { initials, tone } = markOf(pharmacy);
  return (
    <li
      id={number === undefined ? undefined : cardId(number)}
      className={`card mark tone-${tone}`}
      data-mark={initials}
      data-number={number}
    >
      <h3>
        <a href={pharmacyPath(pharmacy)} translate="no">
          {name}
        </a>
        {isSample(pharmacy) && <SampleTag />}
      </h3>
      {distanceMiles !== undefined && <span className="far">{distanceOf({ pharmacy, distanceMiles })}</span>}
      <StatusLine
        pharmacy={pharmacy}
        at={at}
        place={elsewhere ? `${address.street}, ${address.city}` : address.street}
      />
      {outdated ? (
        <p className="tags warn">{listingMessages.outdated}</p>
      ) : (
        <p className="tags">
          {first !== '' && <b>{first}</b>}
          {first !== '' && also !== '' ? `${separator}${also}` : also}
          {first === '' && also === '' && listingMessages.nothingListed}
        </p>
      )}
      <WaysThere pharmacy={pharmacy} />
      {corner}
    </li>
  );
}

/** The two ways to a pharmacy: its number, or its page where it has none, and directions. */
export function WaysThere({ pharmacy }: { readonly pharmacy: Pharmacy }) {
  const { name, phone, address } = pharmacy;
  // Stores of a chain are called alike.
  const which = { name, street: address.street };
  return (
    <p className="act">
      {phone === undefined ? (
        <a className="btn" href={pharmacyPath(pharmacy)} aria-label={listingMessages.detailsOf(which)}>
          {listingMessages.details}
        </a>
      ) : (
        <a
          className="btn tel"
          href={telHref(phone)}
          aria-label={listingMessages.callName({ name, phone: formatPhone(phone) })}
        >
          {listingMessages.call}
          <span translate="no">{formatPhone(phone)}</span>
        </a>
      )}
      <a
        className="button go"
        href={directionsUrl(pharmacy)}
        aria-label={listingMessages.directionsTo(which)}
      >
        {listingMessages.directions}
      </a>
    </p>
  );
}

/** One line: why the pharmacy was chosen or what it has of what was asked for, then what else it does. What must be known first stands alone. */
function tagsOf(pharmacy: Pharmacy, asked: readonly FilterId[] | undefined, reason: string | undefined) {
  if (pharmacy.outdated) return { first: '', also: '' };
  const offers = offersOf(pharmacy, asked);
  const first = reason ?? (pharmacy.phone === undefined ? listingMessages.noPhone : offers.asked);
  const also =
    reason === undefined && pharmacy.phone === undefined && offers.asked !== '' ? offers.asked : offers.also;
  return { first, also };
}
