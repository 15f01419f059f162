import { formatAddress, type Pharmacy } from '../pharmacy/pharmacy.ts';
import { pagePath, pharmacyPath } from './paths.ts';

/** Returns a link to directions in Apple Maps (Apple URL Scheme Reference, Map Links). */
export const appleDirectionsUrl = ({ address }: Pharmacy): string =>
  `https://maps.apple.com/?daddr=${encodeURIComponent(formatAddress(address))}`;

/** Returns a link to OpenStreetMap: directions, or an address search if only the ZIP code is located. */
export function openStreetMapUrl({ address, location: { lat, lng, precision } }: Pharmacy): string {
  // With its unit nothing is found.
  const addressQuery = encodeURIComponent(formatAddress({ ...address, unit: undefined }));
  return precision === 'zip'
    ? `https://www.openstreetmap.org/search?query=${addressQuery}`
    : `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** Returns a `mailto:` link with a subject and a body (RFC 6068). */
export const mailHref = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** URL parameter of the contact page: the path of the pharmacy that a message is about. */
export const reportParameter = 'about';

export const contactFormId = 'form-title';

/** URL parameter of the contact page: a correction in the format of corrections.csv. */
export const correctionParameter = 'rows';

/** URL parameter of the contact page: what the visitor found (`wrong`, `open` or `closed`). */
export const foundParameter = 'found';

/** Returns a link to the contact form, filled in with a pharmacy and a correction to it. */
export function reportPath(pharmacy: Pharmacy, found: 'wrong' | 'open' | 'closed', rows: string): string {
  const about = `${reportParameter}=${pharmacyPath(pharmacy)}&${foundParameter}=${found}`;
  return `${pagePath('contact')}?${about}&${correctionParameter}=${encodeURIComponent(rows)}#${contactFormId}`;
}

/** True if a text has the form of a pharmacy's path: `/pharmacies/mobile-al/cvs-pharmacy`. */
export const isReportedPath = (text: string): boolean => /^\/pharmacies\/[a-z0-9-]+\/[a-z0-9-]+$/.test(text);

/** Path of the download of facts from OpenStreetMap, as its license demands. */
export const openMapDownload = '/downloads/openstreetmap-pharmacies.geojson';
