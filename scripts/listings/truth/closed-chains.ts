import { factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** A chain without a pharmacy left, and who says so. */
interface ClosedChain {
  readonly chain: string;
  /** Names of its companies and stores; never the word alone, which an independent may bear too. */
  readonly names: RegExp;
  /** What the table of brands calls it; empty where it does not. */
  readonly brand: string;
  /** `register` where only that is of its pharmacies: its stores go on, and other pharmacies are in them. */
  readonly kind: string;
  /** The states that the chain left; empty where it left all. */
  readonly only: readonly string[];
  /** The day, month or year from which none was left: `2025-10`. */
  readonly on: string;
  readonly source: string;
}

/**
 * Chains of pharmacies that exist no more, of `closed-chains.csv`, each with the time from which none was
 * left, as precisely as its source tells it. The register keeps their rows, since nobody is obliged to take a
 * closed store's number back. A company that outlived its sign is none of them: its pharmacies are the
 * chain's that bought it (`former` of brands.csv).
 */
const closedChains: readonly ClosedChain[] = factRows('closed-chains', 'scripts/listings/truth').map(
  ({ chain = '', names = '', brand = '', kind = '', only = '', on = '', source = '' }) => ({
    ...{ chain, brand, kind, on, source },
    names: new RegExp(names, 'i'),
    only: only.split(' ').filter((state) => state !== ''),
  }),
);

/** What tells a closed chain's record: its names as its source gives them, best first. */
type Named = Pick<
  SourceRecord,
  'kind' | 'name' | 'legalName' | 'tradingNames' | 'brand' | 'sign' | 'address'
>;

/** Gives the closed chain that a record is of; a record under a living brand's sign is that brand's. */
export function closedChainOf(record: Named): ClosedChain | undefined {
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
