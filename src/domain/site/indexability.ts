import type { FilterFacts } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** Whether a page asks to be indexed, with every reason. */
export interface Indexability {
  readonly index: boolean;
  readonly reasons: readonly IndexReason[];
}

export const indexReasons = [
  'earned',
  'empty',
  'no-answer',
  'same-as-city',
  'same-as-sibling',
  'uncertain-positions',
  'duplicate-screen',
  'little-known',
  'closed',
] as const;
export type IndexReason = (typeof indexReasons)[number];

/** For `/pharmacy-{city}`, which repeats `/pharmacies/{city}`, and for a visitor's own list. */
export const searchIndexability: Indexability = { index: false, reasons: ['duplicate-screen'] };

/** For pages of the site's own text and lists, which are always indexed. */
export const alwaysIndexed: Indexability = { index: true, reasons: ['earned'] };

/** For the page of a closed pharmacy, which is kept only for visitors with its address. */
export const closedIndexability: Indexability = { index: false, reasons: ['closed'] };

/** Decides whether a list page is indexed: if it lists something. */
export const listIndexability = (count: number): Indexability =>
  count > 0 ? alwaysIndexed : { index: false, reasons: ['empty'] };

/**
 * Decides whether a chain's page in a city is indexed: if it lists any pharmacies, but not all of the city's.
 * `cityCount` is undefined if the city has no page of its own.
 */
export const brandCityIndexability = (count: number, cityCount: number | undefined): Indexability =>
  count > 0 && count === cityCount ? { index: false, reasons: ['same-as-city'] } : listIndexability(count);

/** The facts that decide whether a pharmacy's page is indexed, from a listing or a published dataset. */
interface IndexedFacts extends Omit<FilterFacts, 'types' | 'brand' | 'hours'> {
  readonly hours?: object | undefined;
  readonly location: Pick<Pharmacy['location'], 'precision'>;
  readonly sources: readonly Pick<Pharmacy['sources'][number], 'id' | 'fields'>[];
}

const register = 'nppes';

/**
 * True if a page holds no more than a row of the register. Then it has no hours, services, plans, languages,
 * access or website, and no exact position.
 */
export function isLittleKnown(facts: IndexedFacts): boolean {
  const stating = facts.sources.filter(({ fields }) => fields.includes('services'));
  const isRegistersAlone = stating.length > 0 && stating.every(({ id }) => id === register);
  return (
    facts.hours === undefined &&
    facts.accepts.length + facts.languages.length === 0 &&
    facts.accessibility.wheelchair === undefined &&
    facts.website === undefined &&
    facts.location.precision === 'zip' &&
    (facts.services.length === 0 || isRegistersAlone)
  );
}

/** Decides whether a pharmacy's page is indexed: if it holds more than a register's row. */
export const pharmacyIndexability = (pharmacy: IndexedFacts): Indexability =>
  isLittleKnown(pharmacy) ? { index: false, reasons: ['little-known'] } : alwaysIndexed;
