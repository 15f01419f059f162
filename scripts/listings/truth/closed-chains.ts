import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** A chain that has no pharmacies any more, as a row of `closed-chains.csv`. */
interface ClosedChain {
  readonly chain: string;
  /** Matches its companies and stores, but no plain word that an independent pharmacy may use too. */
  readonly namePattern: RegExp;
  /** Its brand in `brands.csv`, or empty if it has none there. */
  readonly brand: string;
  /**
   * `register` if its stores go on with another company's pharmacies, so that only the register's rows are
   * closed. Else empty.
   */
  readonly onlyKind: string;
  /** States that the chain left. Empty for all states. */
  readonly onlyStates: readonly string[];
  /** Day, month or year from which no pharmacy was left: `2025-10`. */
  readonly on: string;
  readonly source: string;
}

/**
 * The register keeps their rows, since nobody must return a closed store's number. A company that goes on
 * without its sign is in `brands.csv` (`former`), since its pharmacies belong to the chain that bought it.
 */
const closedChains: readonly ClosedChain[] = factRows('closed-chains', 'scripts/listings/truth', {
  names: aPattern,
}).map(({ chain = '', names = '', brand = '', kind = '', only = '', on = '', source = '' }) => ({
  ...{ chain, brand, on, source },
  onlyKind: kind,
  namePattern: new RegExp(names, 'i'),
  onlyStates: only.split(' ').filter((state) => state !== ''),
}));

/**
 * Returns the closed chain of a record, or undefined. A record with the brand of another chain belongs to
 * that chain.
 */
export function closedChainOf(
  record: Pick<SourceRecord, 'kind' | 'name' | 'legalName' | 'tradingNames' | 'brand' | 'sign' | 'address'>,
): ClosedChain | undefined {
  const { kind, name, legalName, tradingNames = [], brand, sign, address } = record;
  const state = address?.state;
  const registeredNames = brand === undefined ? [name, ...tradingNames, legalName, sign] : [brand];
  const names = registeredNames.flatMap((text) => text?.trim() ?? []);
  return closedChains.find(
    (chain) =>
      (names.some((text) => chain.namePattern.test(text)) || chain.brand === brand) &&
      (chain.onlyKind === '' || chain.onlyKind === kind) &&
      (chain.onlyStates.length === 0 || chain.onlyStates.includes(state ?? '')),
  );
}
