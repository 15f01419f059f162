import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';

interface ClosedChain {
  readonly chain: string;
  readonly namePattern: RegExp;
  readonly brand: string;
  /** `register` if only records of the US register (NPPES) count as closed. Else empty. */
  readonly onlyKind: string;
  readonly onlyStates: readonly string[];
  /** Day, month or year from which no pharmacy was left: `2025-10`. */
  readonly on: string;
  readonly source: string;
}

const closedChains: readonly ClosedChain[] = factRows('closed-chains', 'scripts/listings/truth', {
  names: aPattern,
}).map(({ chain = '', names = '', brand = '', kind = '', only = '', on = '', source = '' }) => ({
  ...{ chain, brand, on, source },
  onlyKind: kind,
  namePattern: new RegExp(names, 'i'),
  onlyStates: only.split(' ').filter((state) => state !== ''),
}));

/** Returns the closed chain of a record, or undefined. If the record has a brand, its names do not count. */
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
