import { isOld, type Schedule } from '../../src/domain/hours/hours.ts';
import { brandSlug, countBrands } from '../../src/domain/pharmacy/brand.ts';
import { newestDate, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import { type CitySlug, isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import type { ListingStore } from '../listings/listing-store.ts';

/** Years without a change at a source after which a listing is marked as possibly out of date. */
const longestUntouched = 10;

/**
 * Returns a listing as of a day (`YYYY-MM-DD`, UTC): hours aged, and marked if no source has changed it for
 * ten years. A source that only placed the address does not count. A listing without a date is never marked.
 */
export function withAge(pharmacy: Pharmacy, today: string): Pharmacy {
  const aged = withAgedHours(pharmacy, today);
  const touched = newestDate(
    pharmacy.sources.filter(({ fields }) => fields.some((field) => field !== 'location')),
  );
  const isOutdated = touched !== undefined && touched < yearsBefore(today, longestUntouched);
  return isOutdated ? { ...aged, outdated: true } : aged;
}

/** The same day of an earlier year; both are `YYYY-MM-DD`. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

const dayMs = 86_400_000;

/** Returns a listing with old or undated hours marked, and past dates dropped. */
export function withAgedHours(pharmacy: Pharmacy, today: string): Pharmacy {
  const { hours } = pharmacy;
  if (hours === undefined) return pharmacy;
  // West of Greenwich it may still be the day before.
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  const aged = (schedule: Schedule | undefined): Schedule | undefined => {
    const ahead = schedule?.exceptions?.filter(({ date }) => date >= yesterday) ?? [];
    return (
      schedule && {
        ...schedule,
        exceptions: ahead.length === 0 ? undefined : ahead,
        ...(isOld(schedule, today) && { old: true }),
      }
    );
  };
  const { pharmacy: counter, store, driveThrough } = hours;
  return {
    ...pharmacy,
    hours: { pharmacy: aged(counter), store: aged(store), driveThrough: aged(driveThrough) },
  };
}

/**
 * Returns the closed pharmacies that have a page on a day, by place. They closed, or left their source,
 * within the year before, and no listing has their id or page address.
 */
export function closedPages(
  { closed, listings }: Pick<ListingStore, 'closed' | 'listings'>,
  today: string,
): ReadonlyMap<CitySlug, readonly ClosedPharmacy[]> {
  const placeOf = ({ address }: Pick<ClosedPharmacy, 'address'>): string =>
    slugify(`${address.city} ${address.state}`);
  const used = new Set(listings.flatMap((listing) => [listing.id, `${placeOf(listing)}/${listing.slug}`]));
  const since = yearsBefore(today, 1);
  const kept = closed.filter(
    (pharmacy) =>
      (pharmacy.missedOn ?? pharmacy.closedOn ?? '') > since &&
      !used.has(pharmacy.id) &&
      !used.has(`${placeOf(pharmacy)}/${pharmacy.slug}`),
  );
  return new Map(
    [...groupBy(kept, placeOf)].flatMap(([slug, group]) => (isCitySlug(slug) ? [[slug, group]] : [])),
  );
}

type Branded = Pick<Pharmacy, 'brand'>;

/**
 * Returns a function that sets a listing's chain to its most frequent spelling. Sources write one chain in
 * several ways (`Bashas'`, `Bashas’`), but its pages are named by one slug.
 */
export function chainSpelling(
  listings: Iterable<Branded>,
): <Listing extends Branded>(listing: Listing) => Listing {
  // The most frequent spelling comes last, so it stays.
  const rarestFirst = countBrands([...listings]).toReversed();
  const chosen = new Map(rarestFirst.map(({ name }) => [brandSlug(name), name] as const));
  // A name without a Latin letter or digit has no slug and stays as it is.
  const spelt = memoize((brand: string): string => {
    const slug = brandSlug(brand);
    return (slug && chosen.get(slug)) ?? brand;
  });
  return (listing) => {
    const { brand } = listing;
    return brand && spelt(brand) !== brand ? { ...listing, brand: spelt(brand) } : listing;
  };
}
