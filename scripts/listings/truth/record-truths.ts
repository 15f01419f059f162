import type { SourceRecord } from '../import/source-record.ts';
import { closedChainOf } from './closed-chains.ts';
import { withSoundPosition } from './position-fault.ts';
import { restrictionOf } from './restricted-counter.ts';

/**
 * Marks a record whose chain closed or whose pharmacy is not for visitors, and removes an impossible
 * position. An editor's record is only checked for the position.
 */
export function withOwnTruths(record: SourceRecord): SourceRecord {
  if (record.kind === 'owner') return withSoundPosition(record);
  const { name, legalName, tradingNames = [], codes = [] } = record;
  const names = [...tradingNames, name, legalName].flatMap((text) => text ?? []);
  const restriction = restrictionOf(names, codes);
  return withSoundPosition({
    ...record,
    closed: record.closed ?? closureOf(record),
    restricted: record.restricted ?? (restriction && `${restriction.kind} (${restriction.evidence})`),
  });
}

function closureOf(record: SourceRecord): SourceRecord['closed'] {
  const chain = closedChainOf(record);
  if (chain === undefined) return undefined;
  const { on, source } = chain;
  return { on: lastDayOfPeriod(on), why: `${chain.chain} (${source})`, citation: source };
}

const lastDayOfPeriod = (date: string): string => {
  const [year = 0, month = 12] = date.split('-').map(Number);
  return date.length === 10 ? date : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
