import { isOld, type Schedule } from '../../src/domain/hours/hours.ts';
import { brandSlug, countBrands } from '../../src/domain/pharmacy/brand.ts';
import { newestDate, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import { type CitySlug, isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import type { ListingStore } from '../listings/listing-store.ts';

const yearsUntilOutdated = 10;

/**
 * Returns a pharmacy with old opening hours marked, and itself marked `outdated` if unchanged for over ten
 * years. `today` is `YYYY-MM-DD`, UTC.
 */
export function withAge(pharmacy: Pharmacy, today: string): Pharmacy {
  const aged = withAgedHours(pharmacy, today);
  const lastChanged = newestDate(
    pharmacy.sources.filter(({ fields }) => fields.some((field) => field !== 'location')),
  );
  const isOutdated = lastChanged !== undefined && lastChanged < yearsBefore(today, yearsUntilOutdated);
  return isOutdated ? { ...aged, outdated: true } : aged;
}

const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

const dayMs = 86_400_000;

/**
 * Returns a pharmacy with old opening hours marked `old`, and without their past exceptions. `today` is
 * `YYYY-MM-DD`, UTC.
 */
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

/** Maps a city's slug to its pharmacies that closed in the year before `today` (`YYYY-MM-DD`, UTC). */
export function closedPharmacies(
  { closed, listings }: Pick<ListingStore, 'closed' | 'listings'>,
  today: string,
): ReadonlyMap<CitySlug, readonly ClosedPharmacy[]> {
  const placeOf = ({ address }: Pick<ClosedPharmacy, 'address'>): string =>
    slugify(`${address.city} ${address.state}`);
  const takenIdsAndPaths = new Set(
    listings.flatMap((listing) => [listing.id, `${placeOf(listing)}/${listing.slug}`]),
  );
  const since = yearsBefore(today, 1);
  const closedWithPage = closed.filter(
    (pharmacy) =>
      (pharmacy.missedOn ?? pharmacy.closedOn ?? '') > since &&
      !takenIdsAndPaths.has(pharmacy.id) &&
      !takenIdsAndPaths.has(`${placeOf(pharmacy)}/${pharmacy.slug}`),
  );
  return new Map(
    [...groupBy(closedWithPage, placeOf)].flatMap(([slug, group]) =>
      isCitySlug(slug) ? [[slug, group]] : [],
    ),
  );
}

type Branded = Pick<Pharmacy, 'brand'>;

/**
 * Returns a function that copies a pharmacy, with its `brand` spelled as most often in `listings`:
 * `Bashas’` → `Bashas'`.
 */
export function chainSpelling(
  listings: Iterable<Branded>,
): <Listing extends Branded>(listing: Listing) => Listing {
  // The most frequent spelling comes last, so it stays.
  const rarestFirst = countBrands([...listings]).toReversed();
  const spellingBySlug = new Map(rarestFirst.map(({ name }) => [brandSlug(name), name] as const));
  // A name without a Latin letter or digit has no slug and stays as it is.
  const usualSpelling = memoize((brand: string): string => {
    const slug = brandSlug(brand);
    return (slug && spellingBySlug.get(slug)) ?? brand;
  });
  return (listing) => {
    const { brand } = listing;
    return brand && usualSpelling(brand) !== brand ? { ...listing, brand: usualSpelling(brand) } : listing;
  };
}
