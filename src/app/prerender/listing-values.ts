import { offersOf, separator } from '../../components/listing/card-text.ts';
import { summarizeHours } from '../../components/listing/hours-summary.ts';
import { shownSchedule } from '../../domain/hours/hours.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { markOf } from '../../domain/pharmacy/mark.ts';
import { formatPhone, isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { Result } from '../../domain/search/directory-query.ts';
import { directionsUrl, pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { hoursAsOf } from '../../messages/time-text.ts';

/** What a card shows (pharmacy-card.tsx). */
export function cardValues(result: Result, asked: readonly FilterId[]) {
  const { pharmacy } = result;
  const { street, city } = pharmacy.address;
  const { initials, tone } = markOf(pharmacy);
  return {
    initials,
    tone,
    isSample: isSample(pharmacy),
    far: distanceOf(result),
    ...tagsOf(pharmacy, asked),
    ...contactValues(pharmacy, `${street}, ${city}`),
  };
}

function tagsOf(pharmacy: Pharmacy, asked: readonly FilterId[]) {
  if (pharmacy.outdated) return { warning: listingMessages.outdated, first: '', also: '' };
  const offers = offersOf(pharmacy, asked);
  const isCalled = pharmacy.phone !== undefined;
  const first = isCalled ? offers.asked : listingMessages.noPhone;
  const also = !isCalled && offers.asked !== '' ? offers.asked : offers.also;
  const isNothing = first === '' && also === '';
  return { warning: undefined, first, separator, also: isNothing ? listingMessages.nothingListed : also };
}

/** What a line of a list shows (listing-rows.tsx). */
export function rowValues(result: Result) {
  const { pharmacy } = result;
  const { street, city } = pharmacy.address;
  return {
    isSample: isSample(pharmacy),
    distance: distanceOf(result),
    ...contactValues(pharmacy, `${street}, ${city}`),
  };
}

/** How a pharmacy is reached, and when. `place` is what is said of where it is. */
export function contactValues(pharmacy: Pharmacy, place: string) {
  const { name, phone, hours, address } = pharmacy;
  const which = { name, street: address.street };
  return {
    name,
    href: pharmacyPath(pharmacy),
    place,
    hours: hoursOf(pharmacy),
    isTall: hours?.store !== undefined,
    isUnconfirmed: hours === undefined,
    details: listingMessages.detailsOf(which),
    phone:
      phone === undefined
        ? undefined
        : {
            href: telHref(phone),
            label: listingMessages.callName({ name, phone: formatPhone(phone) }),
            text: formatPhone(phone),
          },
    go: { href: directionsUrl(pharmacy), label: listingMessages.directionsTo(which) },
  };
}

function hoursOf({ hours }: Pharmacy) {
  if (hours === undefined) return { look: 'unknown', text: hoursMessages.notListed };
  const shown = shownSchedule(hours);
  return shown?.old
    ? { look: 'old', text: hoursAsOf(shown.asOf) }
    : { look: 'week', text: summarizeHours(hours) || hoursMessages.opening };
}
