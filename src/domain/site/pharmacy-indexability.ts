import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { alwaysIndexed, type Indexability } from './indexability.ts';

/** What of a pharmacy decides whether its page is indexed, as a listing or a published dataset has it. */
export interface IndexedFacts {
  readonly hours?: object | undefined;
  readonly services: readonly string[];
  readonly accepts: readonly string[];
  readonly languages: readonly string[];
  readonly accessibility: Pharmacy['accessibility'];
  readonly website?: string | undefined;
  readonly location: Pick<Pharmacy['location'], 'precision'>;
  readonly sources: readonly Pick<Pharmacy['sources'][number], 'id' | 'fields'>[];
}

/** The id under which the register's facts are shown. */
const register = 'nppes';

/**
 * Whether a page holds no more than a row of the register (name, address, phone, kinds, what its codes say of services): no hours,
 * services, plans, languages, access or website, and no exact position, by which its neighbours would be as far away as it says.
 */
export const isLittleKnown = (facts: IndexedFacts): boolean =>
  facts.hours === undefined &&
  facts.accepts.length + facts.languages.length === 0 &&
  facts.accessibility.wheelchair === undefined &&
  facts.website === undefined &&
  facts.location.precision === 'zip' &&
  (facts.services.length === 0 || isRegistersAlone(facts.sources, 'services'));

function isRegistersAlone(sources: IndexedFacts['sources'], field: string): boolean {
  const stating = sources.filter(({ fields }) => fields.includes(field));
  return stating.length > 0 && stating.every(({ id }) => id === register);
}

/** A pharmacy's page is indexed when it tells more than a register's row does. */
export const pharmacyIndexability = (pharmacy: IndexedFacts): Indexability =>
  isLittleKnown(pharmacy) ? { index: false, reasons: ['little-known'] } : alwaysIndexed;
