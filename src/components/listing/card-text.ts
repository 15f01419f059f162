import { type FilterId, passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { newestDate, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { describesStore, placesOnly } from '../../domain/pharmacy/source-reach.ts';
import { memoize } from '../../domain/text/memoize.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as sourcesMessages from '../../messages/generated/sources.ts';
import { formatDate, monthOf } from '../../messages/time-text.ts';

/** Stands between the parts of a line of a card, such as its types: the dot stays at the end of a line, never at the start of one. */
export const separator = '\u00a0· ';

/** The types to show on a card. Delivery stands among the services, and around the clock includes emergency hours. */
export const typeLabels = memoize((pharmacy: Pharmacy): string => {
  const types = pharmacyTypes.filter((type) => type !== 'delivery' && passes(pharmacy, type));
  const shown = types.includes('24-hour') ? types.filter((type) => type !== 'emergency') : types;
  return shown.map((type) => filtersMessages.label[type]).join(separator);
});

const servicesShown = 4;

/** The first services, the one the page is about before all others: `Delivery, Flu shots and 3 more`. */
export function serviceLabels(pharmacy: Pharmacy, highlight?: FilterId): string {
  const ordered = pharmacy.services.toSorted((a, b) => Number(b === highlight) - Number(a === highlight));
  const shown = ordered.slice(0, servicesShown).map((service) => filtersMessages.label[service]);
  const rest = ordered.length - shown.length;
  const services = shown.join(', ');
  return rest > 0 ? listingMessages.servicesMore({ services, count: rest }) : services;
}

/** What a source says about access, plans and ownership: `Wheelchair accessible · Accepts Medicare`. */
export const accessLabels = memoize(({ accessibility, accepts, languages, brand }: Pharmacy): string => {
  const labels = [
    accessibility.wheelchair === 'yes' && filtersMessages.label['wheelchair-accessible'],
    accessibility.wheelchair === 'limited' && listingMessages.limitedWheelchair,
    acceptsLabel(accepts),
    languages.includes('es') && filtersMessages.label['spanish-speaking'],
    brand === null && filtersMessages.label.independent,
  ];
  return labels.filter((label) => label !== false).join(separator);
});

function acceptsLabel(accepts: Pharmacy['accepts']): string | false {
  if (accepts.length > 1) return listingMessages.acceptsBoth;
  if (accepts.includes('medicare')) return listingMessages.acceptsMedicare;
  return accepts.includes('medicaid') && listingMessages.acceptsMedicaid;
}

const sourceNames: Readonly<Record<string, string | undefined>> = sourcesMessages.name;

/** A source's name for reading. */
export const sourceName = (id: string): string => sourceNames[id] ?? id;

/** Sources whose dates are of their records: no one looked at the pharmacy on that day. */
const recordKeepers: readonly string[] = ['nppes', 'census', 'hhs', 'geonames'];
const keepsRecords = (id: string): boolean => recordKeepers.includes(id);

/**
 * `Confirmed Jan 5, 2026 · OpenStreetMap`, or for a sample `Sample listing · Jan 5, 2026`. What only a register dates was not confirmed
 * then, nor is it told among those who did: `Register record updated Sep 2023 · the US provider register (NPPES)`.
 */
export const sourceText = memoize((pharmacy: Pharmacy): string => {
  // Who placed the address on the map is told on the pharmacy's own page.
  const stated = pharmacy.sources.filter((source) => !placesOnly(source));
  const looked = stated.filter((source) => !keepsRecords(source.id) && !describesStore(source));
  const kept = stated.filter(({ id }) => keepsRecords(id));
  const confirmed = newestDate(looked);
  const date = confirmed ?? newestDate(kept) ?? newestDate(stated);
  const told = confirmed !== undefined ? looked : kept.length > 0 ? kept : stated;
  const ids = [...new Set(told.map((source) => source.id))];
  const sources = ids.map(sourceName).join(', ');
  if (date === undefined)
    return ids.length === 0 ? listingMessages.unsourced : listingMessages.undated({ sources });
  const on = { date: formatDate(date) };
  if (ids.includes('sample')) return listingMessages.sampleListing(on);
  const updated = confirmed === undefined ? monthOf(date) : undefined;
  const text =
    updated === undefined
      ? listingMessages.confirmed({ ...on, sources })
      : listingMessages.registered({ ...updated, sources });
  return pharmacy.outdated ? `${text}${separator}${listingMessages.outdated}` : text;
});
