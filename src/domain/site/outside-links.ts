import { formatAddress, type Pharmacy } from '../pharmacy/pharmacy.ts';
import { pagePath, pharmacyPath } from './paths.ts';

/** Directions in Apple Maps, by address (Apple URL Scheme Reference, Map Links). */
export const appleDirectionsUrl = ({ address }: Pharmacy): string =>
  `https://maps.apple.com/?daddr=${encodeURIComponent(formatAddress(address))}`;

/**
 * Directions on OpenStreetMap, whose router takes coordinates only. Where these are a ZIP code's, its search
 * is asked for the address, without the suite, with which it finds nothing.
 */
export function openStreetMapUrl({ address, location: { lat, lng, precision } }: Pharmacy): string {
  const door = encodeURIComponent(formatAddress({ ...address, unit: undefined }));
  return precision === 'zip'
    ? `https://www.openstreetmap.org/search?query=${door}`
    : `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** A mailto: link with a subject and a body (RFC 6068). */
export const mailHref = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** The parameter of the contact page's address that names the pharmacy which a message is about. */
export const reportParameter = 'about';

/** The heading of the contact page's form. */
export const formId = 'form-title';

/** The parameter that holds what is to be corrected, as rows of corrections.csv. */
export const correctionParameter = 'rows';

/** The contact page with its form begun: about one pharmacy, and with rows to correct it. */
export function reportPath(pharmacy: Pharmacy, rows: string): string {
  const asked = `${reportParameter}=${pharmacyPath(pharmacy)}&${correctionParameter}=${encodeURIComponent(rows)}`;
  return `${pagePath('contact')}?${asked}#${formId}`;
}

/** Whether a text has the form of a pharmacy's path. */
export const isReportedPath = (text: string): boolean => /^\/pharmacies\/[a-z0-9-]+\/[a-z0-9-]+$/.test(text);

/** What a build takes from OpenStreetMap, for download under that project's licence. */
export const openMapDownload = '/downloads/openstreetmap-pharmacies.geojson';
