import type { OpeningHours } from '../hours/hours.ts';
import {
  type HoursRule,
  isOpenAroundTheClock,
  isOpenEarly,
  isOpenEveryDay,
  isOpenForEmergencies,
  isOpenLate,
  isOpenOn,
  isOpenThroughLunch,
  opensOnHoliday,
  satisfies,
} from './hours-rules.ts';

/** A pharmacy's answer to a filter. A fact that no source states is unknown, never “no”. */
export type Answer = 'yes' | 'no' | 'unknown';

/** The fields of a pharmacy (pharmacy.ts) that filters read. */
export interface FilterFacts {
  readonly types: readonly string[];
  readonly services: readonly string[];
  readonly hours?: OpeningHours | undefined;
  readonly brand?: string | null | undefined;
  readonly accessibility: { readonly wheelchair?: 'yes' | 'limited' | 'no' | undefined };
  readonly accepts: readonly string[];
  readonly languages: readonly string[];
  readonly website?: string | undefined;
}

type Rule = (pharmacy: FilterFacts) => Answer;

/** Kinds of filters: a type of pharmacy, a service, or another condition. */
export const filterKinds = ['type', 'service', 'modifier'] as const;
export type FilterKind = (typeof filterKinds)[number];

const decided = (holds: boolean): Answer => (holds ? 'yes' : 'no');
const stated = (holds: boolean): Answer => (holds ? 'yes' : 'unknown');

// `field` is the record's field that lists the filter's id, or `hours`, or `none`.

const derived = <Kind extends FilterKind, Id extends string>(kind: Kind, id: Id, answer: Rule) =>
  ({ kind, id, field: 'none', answer }) as const;

/** Reads the hours in which a prescription can be filled. */
const timed = <Kind extends FilterKind, Id extends string>(kind: Kind, id: Id, rule: HoursRule) => {
  const answer: Rule = ({ hours }) => {
    const held = hours && satisfies(hours, rule);
    return held === undefined ? 'unknown' : decided(held);
  };
  return { kind, id, field: 'hours', answer } as const;
};

const type = <Id extends string>(id: Id) => {
  const answer: Rule = ({ types }) => stated(types.includes(id));
  return { kind: 'type', id, field: 'types', answer } as const;
};

const service = <Id extends string, Kind extends FilterKind>(id: Id, kind: Kind) => {
  const answer: Rule = ({ services }) => stated(services.includes(id));
  return { kind, id, field: 'services', answer } as const;
};

const fullServiceCount = 5;

/**
 * Every filter, with its kind, its id in addresses (`?has=24-hour`) and its rule, in the order of the form.
 */
export const filters = [
  timed('type', '24-hour', isOpenAroundTheClock),
  type('compounding'),
  type('specialty'),
  service('delivery', 'type'),
  timed('type', 'emergency', isOpenForEmergencies),
  type('community'),
  type('hospital'),
  type('clinic'),
  type('long-term-care'),
  type('home-infusion'),
  type('mail-order'),
  derived('modifier', 'near-me', () => 'yes'),
  timed('modifier', 'open-sunday', isOpenOn('sun')),
  timed('modifier', 'open-saturday', isOpenOn('sat')),
  timed('modifier', 'open-late', isOpenLate),
  timed('modifier', 'open-early', isOpenEarly),
  timed('modifier', 'open-every-day', isOpenEveryDay),
  timed('modifier', 'open-on-holidays', opensOnHoliday),
  timed('modifier', 'open-through-lunch', isOpenThroughLunch),
  derived('modifier', 'independent', ({ brand }) =>
    brand === undefined ? 'unknown' : decided(brand === null),
  ),
  derived('modifier', 'chain', ({ brand }) => (brand === undefined ? 'unknown' : decided(brand !== null))),
  service('drive-through', 'modifier'),
  service('flu-shots', 'service'),
  service('covid-19-vaccines', 'service'),
  service('shingles-vaccines', 'service'),
  service('travel-vaccines', 'service'),
  service('blood-pressure-checks', 'service'),
  service('rapid-tests', 'service'),
  service('medication-reviews', 'service'),
  service('refill-synchronization', 'service'),
  service('blister-packaging', 'service'),
  service('medication-disposal', 'service'),
  service('naloxone', 'service'),
  service('pet-medications', 'service'),
  service('medical-equipment', 'service'),
  service('diabetes-supplies', 'service'),
  service('smoking-cessation', 'service'),
  derived('modifier', 'wheelchair-accessible', ({ accessibility: { wheelchair } }) =>
    wheelchair === undefined ? 'unknown' : decided(wheelchair === 'yes'),
  ),
  derived('modifier', 'that-accepts-medicare', ({ accepts }) => stated(accepts.includes('medicare'))),
  derived('modifier', 'that-accepts-medicaid', ({ accepts }) => stated(accepts.includes('medicaid'))),
  derived('modifier', 'spanish-speaking', ({ languages }) => stated(languages.includes('es'))),
  derived('modifier', 'full-service', ({ services }) => stated(services.length >= fullServiceCount)),
  derived('modifier', 'with-a-website', ({ website }) => stated(website !== undefined)),
] as const;

type AnyFilter = (typeof filters)[number];
export type FilterId = AnyFilter['id'];
export type IdOfKind<Kind extends FilterKind> = Extract<AnyFilter, { readonly kind: Kind }>['id'];
export type PharmacyType = IdOfKind<'type'>;
/** A type that sources state. Other types are computed from hours or services. */
export type StatedType = Extract<AnyFilter, { readonly field: 'types' }>['id'];
export type Service = Extract<AnyFilter, { readonly field: 'services' }>['id'];

export const pharmacyTypes = filters.filter((filter) => filter.kind === 'type').map(({ id }) => id);
export const statedTypes = filters.filter((filter) => filter.field === 'types').map(({ id }) => id);
export const services = filters.filter((filter) => filter.field === 'services').map(({ id }) => id);

/** Filters that the search box suggests: types, services and a few others. */
export const offeredFilters: readonly FilterId[] = [
  ...new Set([...pharmacyTypes, ...services, 'open-late', 'open-sunday', 'wheelchair-accessible'] as const),
];

const rules: ReadonlyMap<FilterId, Rule> = new Map(filters.map(({ id, answer }) => [id, answer]));

/** Returns whether a pharmacy passes a filter: yes, no or unknown. */
export const answers = (pharmacy: FilterFacts, id: FilterId): Answer =>
  rules.get(id)?.(pharmacy) ?? 'unknown';

/** True if a pharmacy is known to pass a filter; false if unknown. */
export const passes = (pharmacy: FilterFacts, id: FilterId): boolean => answers(pharmacy, id) === 'yes';

/** True if a pharmacy is known to pass every filter. */
export const passesAll = (pharmacy: FilterFacts, ids: readonly FilterId[]): boolean =>
  ids.every((id) => passes(pharmacy, id));
