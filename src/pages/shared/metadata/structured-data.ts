import type { BreadcrumbList, OpeningHoursSpecification, Pharmacy, WebSite } from 'schema-dts';
import type { Crumb } from '../../../components/layout/breadcrumbs.tsx';
import { site } from '../../../config/site.ts';
import {
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type Weekday,
  weekdays,
} from '../../../domain/hours/hours.ts';
import { reliableHours } from '../../../domain/hours/reliable-hours.ts';
import { isSample, type Pharmacy as Listing } from '../../../domain/pharmacy/pharmacy.ts';
import type { ShownDataset } from '../../../domain/site/dataset.ts';
import type { PageRef } from '../../../domain/site/page-ref.ts';
import { absoluteUrl, homePath, pharmacyPath } from '../../../domain/site/paths.ts';
import * as listingMessages from '../../../messages/generated/listing.ts';

type Statement = WebSite | BreadcrumbList | Pharmacy;

/** Returns a page's facts in schema.org's terms, as a JSON-LD script element. Empty if there are none. */
export function structuredData(
  page: PageRef,
  dataset: ShownDataset | undefined,
  origin: string,
  trail: readonly Crumb[],
): string {
  const own =
    page.kind === 'pharmacy' && dataset?.kind === 'city'
      ? dataset.pharmacies.filter(({ slug }) => slug === page.pharmacy)
      : [];
  const statements: readonly Statement[] = [
    ...(page.kind === 'home' ? [webSite(origin)] : []),
    ...(trail.length > 0 ? [breadcrumbs(trail, origin)] : []),
    ...own.map((pharmacy) => wholePharmacy(pharmacy, origin)),
  ];
  if (statements.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': statements });
  // A listing's name must not be able to end the script element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const webSite = (origin: string): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  url: absoluteUrl(origin, homePath),
});

const breadcrumbs = (trail: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : absoluteUrl(origin, href),
  })),
});

function wholePharmacy(pharmacy: Listing, origin: string): Pharmacy {
  const { address, location, website } = pharmacy;
  const schedule = pharmacy.hours && reliableHours(pharmacy.hours);
  return {
    '@type': 'Pharmacy',
    name: pharmacy.name,
    // What the tag beside the name says.
    disambiguatingDescription: isSample(pharmacy) ? listingMessages.sample : undefined,
    telephone: pharmacy.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.unit === undefined ? address.street : `${address.street}, ${address.unit}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    url: absoluteUrl(origin, pharmacyPath(pharmacy)),
    sameAs: website,
    geo:
      location.precision === 'zip'
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    ...(schedule !== undefined && statedHours(schedule)),
  };
}

// Holidays known only by name are left out: the vocabulary needs a date.
const statedHours = ({ weekly, exceptions = [] }: Schedule) => ({
  openingHoursSpecification: weekdays.flatMap((day) => weekly[day].map((range) => onWeekday(day, range))),
  specialOpeningHoursSpecification:
    exceptions.length === 0
      ? undefined
      : exceptions.flatMap(({ date, ranges }) =>
          // Google's convention for a closed day.
          ranges.length === 0
            ? [{ ...onDate(date), opens: '00:00', closes: '00:00' }]
            : ranges.map((range) => ({ ...onDate(date), ...times(range) })),
        ),
});

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

const onWeekday = (day: Weekday, range: OpenRange): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: dayNames[day],
  ...times(range),
});

const onDate = (date: string) => ({
  '@type': 'OpeningHoursSpecification' as const,
  validFrom: date,
  validThrough: date,
});

// Around the clock is 00:00 to 23:59; after midnight, `closes` is the next day's time.
const times = ({ opens, closes }: OpenRange) =>
  closes - opens >= minutesPerDay
    ? { opens: '00:00', closes: '23:59' }
    : { opens: clock(opens), closes: clock(closes) };

const clock = (minutes: number): string => {
  const ofDay = minutes % minutesPerDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};
