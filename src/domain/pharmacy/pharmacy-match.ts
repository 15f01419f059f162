import {
  firstOpening,
  isAlwaysOpen,
  lastClosing,
  minutesPerDay,
  type OpeningHours,
  weekdays,
} from '../hours/hours.ts';
import { memoize } from '../text/memoize.ts';
import type { Pharmacy } from './pharmacy.ts';
import { type Modifier, modifiers, type PharmacyType, pharmacyTypes, type Service } from './taxonomy.ts';

const lateFrom = 21 * 60;
const emergencyFrom = 22 * 60;
const earlyUntil = 8 * 60;
const lateDays = 5;
const fullServiceCount = 5;

/** Whether hours are open from midnight to midnight every day of the week. Unknown hours are not. */
const isOpen24Hours = (hours: OpeningHours | undefined): boolean =>
  hours !== undefined &&
  isAlwaysOpen(hours.weekly) &&
  (hours.counter === undefined || isAlwaysOpen(hours.counter));

type Week = OpeningHours['weekly'];

const countDays = (week: Week | undefined, holds: (ranges: Week['mon']) => boolean): number =>
  week === undefined ? 0 : weekdays.filter((day) => holds(week[day])).length;

const closesFrom = (week: Week | undefined, minutes: number): number =>
  countDays(week, (ranges) => (lastClosing(ranges) ?? 0) >= minutes);

const opensAt = (week: Week | undefined, minutes: number): number =>
  countDays(week, (ranges) => (firstOpening(ranges) ?? minutesPerDay) < minutes);

/** Whether prescriptions can be had late on every day: a counter with hours of its own must be open as well. */
const isOpenForEmergencies = (hours: OpeningHours | undefined): boolean =>
  closesFrom(hours?.weekly, emergencyFrom) === 7 &&
  (hours?.counter === undefined || closesFrom(hours.counter, emergencyFrom) === 7);

function computeType(pharmacy: Pharmacy, type: PharmacyType): boolean {
  switch (type) {
    case '24-hour':
      return isOpen24Hours(pharmacy.hours);
    case 'emergency':
      return isOpenForEmergencies(pharmacy.hours);
    case 'delivery':
      return pharmacy.services.includes('delivery');
    default:
      return pharmacy.types.includes(type);
  }
}

const predicates: Readonly<Record<Modifier, (pharmacy: Pharmacy) => boolean>> = {
  'near-me': () => true,
  'open-sunday': ({ hours }) => hours !== undefined && hours.weekly.sun.length > 0,
  'open-saturday': ({ hours }) => hours !== undefined && hours.weekly.sat.length > 0,
  'open-late': ({ hours }) => closesFrom(hours?.weekly, lateFrom) >= lateDays,
  'open-early': ({ hours }) => opensAt(hours?.weekly, earlyUntil) >= lateDays,
  'open-every-day': ({ hours }) => countDays(hours?.weekly, (ranges) => ranges.length > 0) === 7,
  'open-on-holidays': ({ hours }) =>
    hours?.exceptions.some((exception) => exception.ranges.length > 0) ?? false,
  'open-through-lunch': ({ hours }) => hours !== undefined && isOpenThroughLunch(hours),
  independent: ({ brand }) => brand === null,
  chain: ({ brand }) => typeof brand === 'string',
  'drive-through': ({ services }) => services.includes('drive-through'),
  'wheelchair-accessible': ({ accessibility }) => accessibility.wheelchair === 'yes',
  'that-accepts-medicare': ({ accepts }) => accepts.includes('medicare'),
  'that-accepts-medicaid': ({ accepts }) => accepts.includes('medicaid'),
  'spanish-speaking': ({ languages }) => languages.includes('es'),
  'full-service': ({ services }) => services.length >= fullServiceCount,
  'with-a-website': ({ website }) => website !== undefined,
};

/** Open from before noon until after 2 pm without a gap on all five weekdays, at the counter where it has its own hours. */
function isOpenThroughLunch(hours: OpeningHours): boolean {
  const table = hours.counter ?? hours.weekly;
  return (['mon', 'tue', 'wed', 'thu', 'fri'] as const).every((day) =>
    table[day].some((range) => range.opens < 12 * 60 && range.closes > 14 * 60),
  );
}

interface Facets {
  readonly types: ReadonlySet<PharmacyType>;
  readonly services: ReadonlySet<Service>;
  readonly modifiers: ReadonlySet<Modifier>;
}

const facetsOf = memoize(
  (pharmacy: Pharmacy): Facets => ({
    types: new Set(pharmacyTypes.filter((type) => computeType(pharmacy, type))),
    services: new Set(pharmacy.services),
    modifiers: new Set(modifiers.filter((modifier) => predicates[modifier](pharmacy))),
  }),
);

/**
 * Whether what is known of a pharmacy shows that it is of the type. What is unknown never matches.
 * `24-hour`: open around the clock, its counter too. `emergency`: open until 10 pm or later on every day of the week, its
 * counter too.
 * `delivery`: it lists delivery. The other types are stated by the record.
 */
export const hasType = (pharmacy: Pharmacy, type: PharmacyType): boolean =>
  facetsOf(pharmacy).types.has(type);

/** Whether the pharmacy lists the service. */
export const hasService = (pharmacy: Pharmacy, service: Service): boolean =>
  facetsOf(pharmacy).services.has(service);

/**
 * Whether what is known of a pharmacy satisfies the modifier. What is unknown never does.
 * `open-late`: until 9 pm or later on five days; `open-early`: before 8 am on five days; `full-service`: lists five
 * services or more; `open-on-holidays`: its hours list a holiday on which it opens; `independent`: a source says it has no brand.
 */
export const hasModifier = (pharmacy: Pharmacy, modifier: Modifier): boolean =>
  facetsOf(pharmacy).modifiers.has(modifier);

const brandPattern = (brand: string): RegExp => new RegExp(`^${brand.replace(/s$/, '')}s?\\b`, 'i');

/** Whether the pharmacy trades under the brand: by its recorded brand, or by a name that begins with it. */
export const hasBrand = (pharmacy: Pharmacy, brand: string): boolean =>
  pharmacy.brand === brand || brandPattern(brand).test(pharmacy.name);
