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

/** A pharmacy's answer to a filter. A fact that no source states is `unknown`. */
export type Answer = 'yes' | 'no' | 'unknown';

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

/** Kinds of filters: types of pharmacies, services and other conditions (`modifier`). */
export const filterKinds = ['type', 'service', 'modifier'] as const;
export type FilterKind = (typeof filterKinds)[number];

const yesOrNo = (holds: boolean): Answer => (holds ? 'yes' : 'no');
const yesOrUnknown = (holds: boolean): Answer => (holds ? 'yes' : 'unknown');

// `field` is the record's field that lists the filter's id, or `hours`, or `none`.

const byFacts = <Kind extends FilterKind, Id extends string>(kind: Kind, id: Id, answer: Rule) =>
  ({ kind, id, field: 'none', answer }) as const;

const byHours = <Kind extends FilterKind, Id extends string>(kind: Kind, id: Id, rule: HoursRule) => {
  const answer: Rule = ({ hours }) => {
    const isSatisfied = hours && satisfies(hours, rule);
    return isSatisfied === undefined ? 'unknown' : yesOrNo(isSatisfied);
  };
  return { kind, id, field: 'hours', answer } as const;
};

const byType = <Id extends string>(id: Id) => {
  const answer: Rule = ({ types }) => yesOrUnknown(types.includes(id));
  return { kind: 'type', id, field: 'types', answer } as const;
};

const byService = <Id extends string, Kind extends FilterKind>(id: Id, kind: Kind) => {
  const answer: Rule = ({ services }) => yesOrUnknown(services.includes(id));
  return { kind, id, field: 'services', answer } as const;
};

const fullServiceCount = 5;

/** The site's filters, such as `24-hour`, in the order in which pages and URLs list them. */
export const filters = [
  byHours('type', '24-hour', isOpenAroundTheClock),
  byType('compounding'),
  byType('specialty'),
  byService('delivery', 'type'),
  byHours('type', 'emergency', isOpenForEmergencies),
  byType('community'),
  byType('hospital'),
  byType('clinic'),
  byType('long-term-care'),
  byType('home-infusion'),
  byType('mail-order'),
  byFacts('modifier', 'near-me', () => 'yes'),
  byHours('modifier', 'open-sunday', isOpenOn('sun')),
  byHours('modifier', 'open-saturday', isOpenOn('sat')),
  byHours('modifier', 'open-late', isOpenLate),
  byHours('modifier', 'open-early', isOpenEarly),
  byHours('modifier', 'open-every-day', isOpenEveryDay),
  byHours('modifier', 'open-on-holidays', opensOnHoliday),
  byHours('modifier', 'open-through-lunch', isOpenThroughLunch),
  byFacts('modifier', 'independent', ({ brand }) =>
    brand === undefined ? 'unknown' : yesOrNo(brand === null),
  ),
  byFacts('modifier', 'chain', ({ brand }) => (brand === undefined ? 'unknown' : yesOrNo(brand !== null))),
  byService('drive-through', 'modifier'),
  byService('flu-shots', 'service'),
  byService('covid-19-vaccines', 'service'),
  byService('shingles-vaccines', 'service'),
  byService('travel-vaccines', 'service'),
  byService('blood-pressure-checks', 'service'),
  byService('rapid-tests', 'service'),
  byService('medication-reviews', 'service'),
  byService('refill-synchronization', 'service'),
  byService('blister-packaging', 'service'),
  byService('medication-disposal', 'service'),
  byService('naloxone', 'service'),
  byService('pet-medications', 'service'),
  byService('medical-equipment', 'service'),
  byService('diabetes-supplies', 'service'),
  byService('smoking-cessation', 'service'),
  byFacts('modifier', 'wheelchair-accessible', ({ accessibility: { wheelchair } }) =>
    wheelchair === undefined ? 'unknown' : yesOrNo(wheelchair === 'yes'),
  ),
  byFacts('modifier', 'that-accepts-medicare', ({ accepts }) => yesOrUnknown(accepts.includes('medicare'))),
  byFacts('modifier', 'that-accepts-medicaid', ({ accepts }) => yesOrUnknown(accepts.includes('medicaid'))),
  byFacts('modifier', 'spanish-speaking', ({ languages }) => yesOrUnknown(languages.includes('es'))),
  byFacts('modifier', 'full-service', ({ services }) => yesOrUnknown(services.length >= fullServiceCount)),
  byFacts('modifier', 'with-a-website', ({ website }) => yesOrUnknown(website !== undefined)),
] as const;

type AnyFilter = (typeof filters)[number];
export type FilterId = AnyFilter['id'];
export type IdOfKind<Kind extends FilterKind> = Extract<AnyFilter, { readonly kind: Kind }>['id'];
export type PharmacyType = IdOfKind<'type'>;
/** A type of pharmacy that sources state: `compounding`, but not `24-hour`, which follows from hours. */
export type StatedType = Extract<AnyFilter, { readonly field: 'types' }>['id'];
export type Service = Extract<AnyFilter, { readonly field: 'services' }>['id'];

export const pharmacyTypes = filters.filter((filter) => filter.kind === 'type').map(({ id }) => id);
export const statedTypes = filters.filter((filter) => filter.field === 'types').map(({ id }) => id);
export const services = filters.filter((filter) => filter.field === 'services').map(({ id }) => id);

/** Filters that the search box suggests. */
export const offeredFilters: readonly FilterId[] = [
  ...new Set([...pharmacyTypes, ...services, 'open-late', 'open-sunday', 'wheelchair-accessible'] as const),
];

const rules: ReadonlyMap<FilterId, Rule> = new Map(filters.map(({ id, answer }) => [id, answer]));

export const answers = (pharmacy: FilterFacts, id: FilterId): Answer =>
  rules.get(id)?.(pharmacy) ?? 'unknown';

/** True if a pharmacy is known to pass a filter. */
export const passes = (pharmacy: FilterFacts, id: FilterId): boolean => answers(pharmacy, id) === 'yes';

export const passesAll = (pharmacy: FilterFacts, ids: readonly FilterId[]): boolean =>
  ids.every((id) => passes(pharmacy, id));
