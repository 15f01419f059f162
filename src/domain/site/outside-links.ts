import { formatAddress, type Pharmacy } from '../pharmacy/pharmacy.ts';

// What a pharmacy's page and the contact page link to besides; every card has directions and a number to call (paths.ts).

/** Directions in Apple Maps, by address (https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html). */
export const appleDirectionsUrl = ({ address }: Pharmacy): string =>
  `https://maps.apple.com/?daddr=${encodeURIComponent(formatAddress(address))}`;

/** The pharmacy's place on OpenStreetMap, where the visitor chooses a start: its router takes coordinates only. */
export const openStreetMapUrl = ({ location: { lat, lng } }: Pharmacy): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

/** A mailto: link with a subject and a body (RFC 6068). */
export const mailHref = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
