import type { ClosedPharmacy } from '../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type CitySlug, isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import type { ListingStore } from '../listings/listing-store.ts';

/** The same day a year before: `2025-11-22` of `2026-11-22`. */
const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;

/**
 * The closed pharmacies that have a page on a day (`YYYY-MM-DD`), by the place of their address: those that closed, or were missed, in
 * the year before. One that has a listing again has none, nor one whose address a listing has taken.
 */
export function closedPages(
  { closed, listings }: Pick<ListingStore, 'closed' | 'listings'>,
  today: string,
): ReadonlyMap<CitySlug, readonly ClosedPharmacy[]> {
  const placeOf = ({ address }: Pick<ClosedPharmacy, 'address'>): string =>
    slugify(`${address.city} ${address.state}`);
  const taken = new Set(listings.flatMap((listing) => [listing.id, `${placeOf(listing)}/${listing.slug}`]));
  const since = yearBefore(today);
  const kept = closed.filter(
    (gone) =>
      (gone.missedOn ?? gone.closedOn ?? '') > since &&
      !taken.has(gone.id) &&
      !taken.has(`${placeOf(gone)}/${gone.slug}`),
  );
  return new Map(
    [...groupBy(kept, placeOf)].flatMap(([slug, group]) => (isCitySlug(slug) ? [[slug, group]] : [])),
  );
}
