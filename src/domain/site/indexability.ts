import type { FilterFacts } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** Whether a page asks search engines to index it, and why. */
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

/** Verdict for pages that only repeat other pages: `/pharmacy-{city}`, and a visitor's own list. */
export const searchIndexability: Indexability = { index: false, reasons: ['duplicate-screen'] };

export const alwaysIndexed: Indexability = { index: true, reasons: ['earned'] };

/** Verdict for the page of a closed pharmacy, which is kept only for visitors with its URL. */
export const closedIndexability: Indexability = { index: false, reasons: ['closed'] };

/** Returns whether a list page is indexed: only if it lists something. */
export const listIndexability = (count: number): Indexability =>
  count > 0 ? alwaysIndexed : { index: false, reasons: ['empty'] };

/**
 * Returns whether a chain's page in a city is indexed: if it lists some, not all, of the city's pharmacies.
 * `cityCount` is undefined if the city has no page of its own; then one pharmacy is enough.
 */
export const brandCityIndexability = (count: number, cityCount: number | undefined): Indexability =>
  count > 0 && count === cityCount ? { index: false, reasons: ['same-as-city'] } : listIndexability(count);

interface IndexedFacts extends Omit<FilterFacts, 'types' | 'brand' | 'hours'> {
  readonly hours?: object | undefined;
  readonly location: Pick<Pharmacy['location'], 'precision'>;
  readonly sources: readonly Pick<Pharmacy['sources'][number], 'id' | 'fields'>[];
}

const register = 'nppes';

/**
 * True if a pharmacy's page says no more than the US register of providers (NPPES). That means no hours,
 * insurance, languages, wheelchair access or website, a position only by ZIP code, and no services but the
 * register's.
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

/** Returns whether a pharmacy's page is indexed: only if it says more than the US register. */
export const pharmacyIndexability = (pharmacy: IndexedFacts): Indexability =>
  isLittleKnown(pharmacy) ? { index: false, reasons: ['little-known'] } : alwaysIndexed;
