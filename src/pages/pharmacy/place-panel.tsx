import type { ReactNode } from 'react';
import { formatAddress, formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { appleDirectionsUrl, openStreetMapUrl } from '../../domain/site/outside-links.ts';
import { directionsUrl, telHref } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { copyText } from './page-actions.tsx';

/** Shows where a pharmacy is and how to reach it: map, address, phone number, directions. */
export function PlacePanel({ pharmacy, map }: { readonly pharmacy: Pharmacy; readonly map: ReactNode }) {
  const { address, location, name, phone, website } = pharmacy;
  const copy = () =>
    copyText(
      `${name}, ${formatAddress(address)}`,
      pharmacyMessages.addressCopied,
      pharmacyMessages.addressNotCopied,
    );
  return (
    <div className="place">
      <section className="panel" aria-label={pharmacyMessages.addressOf({ name })}>
        <div className="map">{map}</div>
        <div className="whereabouts">
          <address translate="no">
            {address.unit === undefined ? address.street : `${address.street}, ${address.unit}`}
            <br />
            {`${address.city}, ${address.state} ${address.zip}`}
          </address>
          <button
            type="button"
            className="plain js-only"
            aria-label={pharmacyMessages.copyAddress}
            onClick={copy}
          >
            {pharmacyMessages.copy}
          </button>
        </div>
        {location.precision === 'zip' && <p className="quiet">{pharmacyMessages.approximate}</p>}
        <ul className="lines">
          {website !== undefined && (
            <li>
              <a href={website}>{pharmacyMessages.website}</a>
            </li>
          )}
          <li>
            <a href={openStreetMapUrl(pharmacy)}>{pharmacyMessages.openStreetMap}</a>
          </li>
          <li className="apple-maps">
            <a href={appleDirectionsUrl(pharmacy)}>{pharmacyMessages.apple}</a>
          </li>
        </ul>
      </section>
      {phone === undefined && <p className="quiet">{pharmacyMessages.noPhone}</p>}
      {/* At the foot of a phone's screen, below the address on a wide one. */}
      <p className="reach-bar">
        {phone !== undefined && (
          <a
            className="btn to-call"
            href={telHref(phone)}
            translate="no"
            aria-label={pharmacyMessages.call({ phone: formatPhone(phone) })}
          >
            {formatPhone(phone)}
          </a>
        )}
        <a
          className="button to-go"
          href={directionsUrl(pharmacy)}
          aria-label={listingMessages.directionsTo({ name, street: address.street })}
        >
          {listingMessages.directions}
        </a>
      </p>
    </div>
  );
}
