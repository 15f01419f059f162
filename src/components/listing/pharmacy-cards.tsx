import { memo, type ReactNode } from 'react';
import type { ListEntry } from '../../domain/list/list-groups.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { initialsMark } from '../../domain/pharmacy/mark.ts';
import { isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { directionsUrl, pharmacyPath } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { CallLink, cardId, ListParts, NameLink, SampleTag } from './card-parts.tsx';
import { offersOf, separator } from './card-text.ts';
import type { StatusAt } from './status-at.ts';
import { StatusLine } from './status-badge.tsx';
import { useStatus } from './use-status.ts';

interface PharmacyCardsProps {
  readonly items: readonly CardItem[];
  readonly asked?: readonly FilterId[] | undefined;
  readonly city?: string | undefined;
  readonly firstNumber?: number | undefined;
}

/** Shows a list of pharmacies as cards. */
export function PharmacyCards({ items, asked, city, firstNumber }: PharmacyCardsProps) {
  const at = useStatus();
  return (
    <ListParts
      entries={items}
      list={(part, before) => {
        const first = firstNumber === undefined ? undefined : firstNumber + before;
        return (
          <ol className="cards" start={first === 1 ? undefined : first}>
            {part.map((item, index) => (
              <PharmacyCard
                key={item.pharmacy.id}
                item={item}
                number={first === undefined ? undefined : first + index}
                at={at}
                asked={asked}
                city={city}
              />
            ))}
          </ol>
        );
      }}
    />
  );
}

export interface CardItem extends ListEntry {
  readonly distanceMiles?: number | undefined;
  readonly reason?: string | undefined;
  readonly corner?: ReactNode;
}

interface PharmacyCardProps {
  readonly item: CardItem;
  readonly number?: number | undefined;
  readonly at: StatusAt | null;
  readonly asked?: readonly FilterId[] | undefined;
  readonly city?: string | undefined;
}

/**
 * Shows one pharmacy as a card: status, address, what it offers (`24-hour · Flu shots`), and links to call
 * and for directions.
 */
export const PharmacyCard = memo(({ item, number, at, asked, city }: PharmacyCardProps) => {
  const { pharmacy, distanceMiles, reason, corner } = item;
  const { name, address } = pharmacy;
  const isInOtherCity = address.city !== city;
  const { initials, tone } = initialsMark(pharmacy);
  return (
    <li
      id={number === undefined ? undefined : cardId(number)}
      className={`card mark tone-${tone}`}
      data-mark={initials}
      data-number={number}
    >
      <h3>
        <NameLink href={pharmacyPath(pharmacy)} name={name} />
        {isSample(pharmacy) && <SampleTag />}
      </h3>
      {distanceMiles !== undefined && <b className="far">{distanceOf({ pharmacy, distanceMiles })}</b>}
      <StatusLine
        pharmacy={pharmacy}
        at={at}
        place={isInOtherCity ? `${address.street}, ${address.city}` : address.street}
      />
      <Tags pharmacy={pharmacy} asked={asked} reason={reason} />
      <WaysThere pharmacy={pharmacy} />
      {corner}
    </li>
  );
});

function WaysThere({ pharmacy }: { readonly pharmacy: Pharmacy }) {
  const { name, phone, address } = pharmacy;
  // Stores of a chain have the same name.
  const which = { name, street: address.street };
  return (
    <p className="act">
      {phone === undefined ? (
        <a className="btn" href={pharmacyPath(pharmacy)} aria-label={listingMessages.detailsOf(which)}>
          {listingMessages.details}
        </a>
      ) : (
        <CallLink name={name} phone={phone} look="btn" />
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

type TagsProps = Pick<PharmacyCardProps, 'asked'> & Pick<CardItem, 'pharmacy' | 'reason'>;

function Tags({ pharmacy, asked, reason }: TagsProps) {
  // The most important warning stands alone.
  if (pharmacy.outdated) return <p className="tags warn">{listingMessages.outdated}</p>;
  const offers = offersOf(pharmacy, asked);
  const isUnreachable = reason === undefined && pharmacy.phone === undefined;
  const first = reason ?? (isUnreachable ? listingMessages.noPhone : offers.asked);
  const also = isUnreachable && offers.asked !== '' ? offers.asked : offers.also;
  const rest = first === '' ? also || listingMessages.nothingListed : also && `${separator}${also}`;
  return (
    <p className="tags">
      {first !== '' && <b>{first}</b>}
      <span>{rest}</span>
    </p>
  );
}
