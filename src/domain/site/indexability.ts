import type { FilterFacts } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** Whether a page asks to be indexed, and every reason why or why not. */
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

/** `/pharmacy-{city}` shows what `/pharmacies/{city}` shows; a visitor's own list differs for each. */
export const searchIndexability: Indexability = { index: false, reasons: ['duplicate-screen'] };

/** A page of the site's own text and lists, which is always indexed. */
export const alwaysIndexed: Indexability = { index: true, reasons: ['earned'] };

/** The page of a pharmacy that is no longer there is for those who kept its address. */
export const closedIndexability: Indexability = { index: false, reasons: ['closed'] };

/** A list page is indexed when it lists something. */
export const listIndexability = (count: number): Indexability =>
  count > 0 ? alwaysIndexed : { index: false, reasons: ['empty'] };

/**
 * Decides whether a chain's page in a city is indexed: if it lists any, and not all of the city's.
 * `cityCount` is undefined if the city has no page of its own.
 */
export const brandCityIndexability = (count: number, cityCount: number | undefined): Indexability =>
  count > 0 && count === cityCount ? { index: false, reasons: ['same-as-city'] } : listIndexability(count);

/** What of a pharmacy decides whether its page is indexed, as a listing or a published dataset has it. */
interface IndexedFacts extends Omit<FilterFacts, 'types' | 'brand' | 'hours'> {
  readonly hours?: object | undefined;
  readonly location: Pick<Pharmacy['location'], 'precision'>;
  readonly sources: readonly Pick<Pharmacy['sources'][number], 'id' | 'fields'>[];
}

/** The id under which the register's facts are shown. */
const register = 'nppes';

/**
 * Whether a page holds no more than a row of the register: no hours, services, plans, languages, access or
 * website, and no exact position.
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

/** A pharmacy's page is indexed when it tells more than a register's row does. */
export const pharmacyIndexability = (pharmacy: IndexedFacts): Indexability =>
  isLittleKnown(pharmacy) ? { index: false, reasons: ['little-known'] } : alwaysIndexed;
