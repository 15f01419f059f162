import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { aPharmacy, everyDay, hoursOf, range, week } from './domain-fixtures.ts';

const types: Pharmacy['types'] = [
  'compounding',
  'specialty',
  'community',
  'hospital',
  'clinic',
  'long-term-care',
  'home-infusion',
];
const services: Pharmacy['services'] = [
  'delivery',
  'drive-through',
  'flu-shots',
  'covid-19-vaccines',
  'shingles-vaccines',
  'travel-vaccines',
  'blood-pressure-checks',
  'rapid-tests',
  'medication-reviews',
  'refill-synchronization',
  'blister-packaging',
  'medication-disposal',
  'naloxone',
  'pet-medications',
  'medical-equipment',
  'diabetes-supplies',
  'smoking-cessation',
];
const holidays = { 'christmas-day': [range(10, 14)] };
const hours: readonly Pharmacy['hours'][] = [
  hoursOf(everyDay(range(0, 24))),
  undefined,
  hoursOf(week([range(9, 18)], [range(9, 13)])),
  hoursOf(everyDay(range(7, 22)), { holidays }),
  hoursOf(week([range(9, 12), range(13, 17)])),
];

// In a fixed way: no filter added later changes them.
/** Forty pharmacies that differ in types, services, hours and other facts that filters read. */
export const landingExampleListings: readonly Pharmacy[] = Array.from({ length: 40 }, (_, index) =>
  aPharmacy({
    key: String(index),
    types: types.filter((_type, at) => (index + at) % 3 === 0),
    services: services.filter((_service, at) => (index * 3 + at * 5) % 7 < 2),
    hours: hours[index % 5],
    brand: [null, 'CVS', undefined][index % 3],
    accessibility: { wheelchair: (['yes', 'limited', undefined] as const)[index % 7] },
    accepts: index % 4 === 0 ? ['medicare'] : index % 4 === 1 ? ['medicare', 'medicaid'] : [],
    languages: index % 6 === 0 ? ['en', 'es'] : [],
    website: index % 2 === 0 ? 'https://example.com/' : undefined,
  }),
);
