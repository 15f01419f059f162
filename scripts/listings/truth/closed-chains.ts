import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** A chain that has no pharmacies any more, or none in some states, from a row of `closed-chains.csv`. */
interface ClosedChain {
  readonly chain: string;
  /** Matches names of the chain's companies and stores, but no word that an independent pharmacy may use. */
  readonly namePattern: RegExp;
  /** The chain's brand in `brands.csv`, or empty if the chain is not there. */
  readonly brand: string;
  /**
   * `register` if only records of the US register (NPPES) count as closed, since other pharmacies use the
   * stores now. Else empty.
   */
  readonly onlyKind: string;
  /** States that the chain left. Empty for all states. */
  readonly onlyStates: readonly string[];
  /** Day, month or year from which no pharmacy was left: `2025-10`. */
  readonly on: string;
  readonly source: string;
}

/**
 * Lists closed chains. The US register (NPPES) keeps their rows, since a closed store need not return its
 * NPI. A company that goes on under a buyer's name is in `brands.csv` instead (`former`).
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
 * Returns the closed chain to which a record belongs, or undefined. If the record has a brand, its names do
 * not count.
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
