import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** A chain without pharmacies, and the source of that. */
interface ClosedChain {
  readonly chain: string;
  /** Names of its companies and stores, but no plain word that an independent may use too. */
  readonly names: RegExp;
  /** Its brand in the table of brands, or empty if it has none there. */
  readonly brand: string;
  /**
   * `register` if its stores go on with other pharmacies in them. Then only the register's rows are closed.
   */
  readonly kind: string;
  /** The states that the chain left. Empty if it left all. */
  readonly only: readonly string[];
  /** The day, month or year from which no pharmacy was left: `2025-10`. */
  readonly on: string;
  readonly source: string;
}

/**
 * The closed chains of `closed-chains.csv`. The register keeps their rows, since nobody must return a closed
 * store's number. A company that outlived its sign is not among them: its pharmacies belong to the chain that
 * bought it (`former` of brands.csv).
 */
const closedChains: readonly ClosedChain[] = factRows('closed-chains', 'scripts/listings/truth', {
  names: aPattern,
}).map(({ chain = '', names = '', brand = '', kind = '', only = '', on = '', source = '' }) => ({
  ...{ chain, brand, kind, on, source },
  names: new RegExp(names, 'i'),
  only: only.split(' ').filter((state) => state !== ''),
}));

/** Returns the closed chain of a record. A record with a living brand's sign belongs to that brand. */
export function closedChainOf(
  record: Pick<SourceRecord, 'kind' | 'name' | 'legalName' | 'tradingNames' | 'brand' | 'sign' | 'address'>,
): ClosedChain | undefined {
  const { kind, name, legalName, tradingNames = [], brand, sign, address } = record;
  const state = address?.state;
  const known = brand === undefined ? [name, ...tradingNames, legalName, sign] : [brand];
  const names = known.flatMap((text) => text?.trim() ?? []);
  return closedChains.find(
    (chain) =>
      (names.some((text) => chain.names.test(text)) || chain.brand === brand) &&
      (chain.kind === '' || chain.kind === kind) &&
      (chain.only.length === 0 || chain.only.includes(state ?? '')),
  );
}
