import { type FilterId, passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { lastConfirmed, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { wordsOfSource } from '../../vocabulary/source-words.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';

/** Keeps the dot at the end of a line, never at the start of one. */
export const separator = '\u00a0· ';

/** What a card says around the facts of its pharmacy. */
export const cardWords = {
  nothingListed: 'Types and services not listed',
  noPhone: 'Phone not listed',
  noHours: 'Hours not listed — call',
  counter: (hours: string): string => `Prescription counter: ${hours}`,
  directions: 'Directions',
  directionsTo: (name: string): string => `Directions to ${name}`,
} as const;

/** The types to show on a card. Delivery stands among the services, and around the clock includes emergency hours. */
export const typeLabels = memoize((pharmacy: Pharmacy): string => {
  const types = pharmacyTypes.filter((type) => type !== 'delivery' && passes(pharmacy, type));
  const shown = types.includes('24-hour') ? types.filter((type) => type !== 'emergency') : types;
  return shown.map((type) => filterWords[type].label).join(separator);
});

const servicesShown = 4;

/** The first services, the one the page is about before all others: `Delivery, Flu shots and 3 more`. */
export function serviceLabels({ services }: Pharmacy, highlight?: FilterId): string {
  const ordered = services.toSorted((a, b) => Number(b === highlight) - Number(a === highlight));
  const shown = ordered.slice(0, servicesShown).map((service) => filterWords[service].label);
  const rest = ordered.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** What a source says about access, plans and ownership: `Wheelchair accessible · Accepts Medicare`. */
export const accessLabels = memoize(({ accessibility, accepts, languages, brand }: Pharmacy): string => {
  const labels = [
    accessibility.wheelchair === 'yes' && filterWords['wheelchair-accessible'].label,
    accessibility.wheelchair === 'limited' && 'Limited wheelchair access',
    accepts.length > 0 && `Accepts ${accepts.map(capitalize).join(' and ')}`,
    languages.includes('es') && filterWords['spanish-speaking'].label,
    brand === null && filterWords.independent.label,
  ];
  return labels.filter((label) => label !== false).join(separator);
});

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2026-01-05` as `Jan 5, 2026`; anything else as it is. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return name === undefined || day === undefined ? date : `${name} ${day}, ${year}`;
}

/** A source's name for reading. */
export const sourceName = (id: string): string => wordsOfSource(id).name;

/** `Confirmed Jan 5, 2026 · OpenStreetMap`, or for a sample `Sample listing · Jan 5, 2026`. */
export const sourceText = memoize((pharmacy: Pharmacy): string => {
  const date = lastConfirmed(pharmacy);
  // Who placed the address on the map is told on the pharmacy's own page.
  const stated = pharmacy.sources.filter(({ fields }) => fields.some((field) => field !== 'location'));
  const ids = [...new Set(stated.map((source) => source.id))];
  if (date === undefined) {
    return ids.length === 0 ? 'Source not recorded' : `Date not stated · ${ids.map(sourceName).join(', ')}`;
  }
  if (ids.includes('sample')) return `Sample listing · ${formatDate(date)}`;
  return `Confirmed ${formatDate(date)} · ${ids.map(sourceName).join(', ')}`;
});
