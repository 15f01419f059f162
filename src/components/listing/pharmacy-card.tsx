import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { directionsUrl, pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { accessLabels, separator, serviceLabels, sourceText, typeLabels } from './card-text.ts';
import { summarizeHours } from './hours-summary.ts';
import type { StatusAt } from './status-at.ts';
import { StatusBadge } from './status-badge.tsx';

/** What a card shows: a pharmacy, its distance where the list has an origin, why it was chosen where it was. */
export interface CardItem {
  readonly pharmacy: Pharmacy;
  /** Statute miles. */
  readonly distanceMiles?: number | undefined;
  readonly reason?: string | undefined;
}

interface PharmacyCardProps {
  readonly item: CardItem;
  /** Null in static HTML, where the weekly hours stand without a status. */
  readonly at: StatusAt | null;
  /** The service the page is about, to be named first. */
  readonly highlight?: FilterId | undefined;
}

/** One pharmacy: how to reach it, whether it is open, what it does, and who says so. */
export function PharmacyCard({ item, at, highlight }: PharmacyCardProps) {
  const { pharmacy, distanceMiles, reason } = item;
  const { name, address, phone, hours } = pharmacy;
  const types = typeLabels(pharmacy);
  const offers = [serviceLabels(pharmacy, highlight), accessLabels(pharmacy)]
    .filter((text) => text !== '')
    .join(separator);
  return (
    <li className="card">
      <h3 translate="no">
        <a href={pharmacyPath(pharmacy)}>{name}</a>
      </h3>
      {reason !== undefined && <p>{reason}</p>}
      <p className="at">
        <span translate="no">{formatAddress(address)}</span>
        {distanceMiles !== undefined && <b>{distanceOf({ pharmacy, distanceMiles })}</b>}
      </p>
      {/* The status takes the place of the words "Opening hours", so that nothing moves when it comes. */}
      <p className={hours?.store === undefined ? 'hrs' : 'hrs tall'}>
        <StatusBadge pharmacy={pharmacy} at={at} />
        {hours !== undefined && summarizeHours(hours)}
      </p>
      <p className="tags">
        {types !== '' && <b>{types}</b>}
        {offers}
        {types === '' && offers === '' && listingMessages.nothingListed}
      </p>
      <p className="src">{sourceText(pharmacy)}</p>
      <p className="act">
        {phone === undefined ? (
          <span className="quiet">{listingMessages.noPhone}</span>
        ) : (
          <a className="tel" href={telHref(phone)} translate="no">
            {formatPhone(phone)}
          </a>
        )}
        <a className="go" href={directionsUrl(pharmacy)} aria-label={listingMessages.directionsTo({ name })}>
          {listingMessages.directions}
        </a>
      </p>
    </li>
  );
}
