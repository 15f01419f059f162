import type { LandingCity } from '../landing/landing-city.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { alwaysIndexed, type Indexability, type IndexReason } from './indexability.ts';
import { type IndexThresholds, resultSet, similarity } from './landing-indexability.ts';

/** The index policy for the page of a chain's pharmacies in a city: as for a landing page, but that it has no siblings. */
export function brandCityIndexability(
  { pharmacies, listed }: Pick<LandingCity, 'pharmacies' | 'listed'>,
  own: readonly Pharmacy[],
  thresholds: IndexThresholds,
): Indexability {
  if (own.length === 0) return { index: false, reasons: ['empty'] };
  const ids = (list: readonly Pharmacy[]) => resultSet(list.map(({ id }) => id));
  const reasons: IndexReason[] = [];
  if (own.length < thresholds.matches) reasons.push('too-few-matches');
  if (listed && similarity(ids(own), ids(pharmacies)) > thresholds.similarity)
    reasons.push('similar-to-city');
  return reasons.length === 0 ? alwaysIndexed : { index: false, reasons };
}
