import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';

/** A phone in at most this many cities can be a pharmacy's own. */
const mostCities = 2;

export interface PhoneSpread {
  readonly pharmacies: number;
  readonly cities: number;
}

/** Returns the address of a listing: its most authoritative record's that has one. */
export const addressOf = ({ current }: Pick<Cluster, 'current'>): Address | undefined =>
  current.find(({ record }) => record.address !== undefined)?.record.address;

/**
 * Returns phones that pharmacies of three or more cities share: a head office's, a call centre's. It looks at
 * all pharmacies together, so that their order does not matter. An editor's records are neither counted nor
 * judged.
 */
export function headOfficePhones(clusters: readonly Cluster[]): ReadonlyMap<string, PhoneSpread> {
  const found = new Map<string, { pharmacies: number; readonly cities: Set<string> }>();
  for (const cluster of clusters) {
    const address = addressOf(cluster);
    if (address === undefined) continue;
    const phones = new Set(
      cluster.current.flatMap(({ record: { kind, phone } }) => (kind === 'owner' ? [] : (phone ?? []))),
    );
    for (const phone of phones) {
      const spread = found.get(phone) ?? { pharmacies: 0, cities: new Set<string>() };
      spread.pharmacies += 1;
      spread.cities.add(`${address.city.toLowerCase()} ${address.state}`);
      found.set(phone, spread);
    }
  }
  return new Map(
    [...found].flatMap(([phone, { pharmacies, cities }]) =>
      cities.size > mostCities ? [[phone, { pharmacies, cities: cities.size }]] : [],
    ),
  );
}
