import type { FilterFacts } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** Whether search engines shall index a page, and why. */
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

/** Verdict not to index a page that only repeats other pages. */
export const searchIndexability: Indexability = { index: false, reasons: ['duplicate-screen'] };

export const alwaysIndexed: Indexability = { index: true, reasons: ['earned'] };

/** Verdict not to index the page of a closed pharmacy. */
export const closedIndexability: Indexability = { index: false, reasons: ['closed'] };

/** Returns whether to index a page with `count` pharmacies: only if there are any. */
export const listIndexability = (count: number): Indexability =>
  count > 0 ? alwaysIndexed : { index: false, reasons: ['empty'] };

/** Returns whether to index a chain's page in a city: only if it lists some, not all, pharmacies there. */
export const brandCityIndexability = (count: number, cityCount: number | undefined): Indexability =>
  count > 0 && count === cityCount ? { index: false, reasons: ['same-as-city'] } : listIndexability(count);

interface IndexedFacts extends Omit<FilterFacts, 'types' | 'brand' | 'hours'> {
  readonly hours?: object | undefined;
  readonly location: Pick<Pharmacy['location'], 'precision'>;
  readonly sources: readonly Pick<Pharmacy['sources'][number], 'id' | 'fields'>[];
}

const register = 'nppes';

/** True if a pharmacy's page says no more than the US register of providers (NPPES). */
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

/** Returns whether to index a pharmacy's page: only if it says more than the US register of providers. */
export const pharmacyIndexability = (pharmacy: IndexedFacts): Indexability =>
  isLittleKnown(pharmacy) ? { index: false, reasons: ['little-known'] } : alwaysIndexed;
