import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { withSoundPosition } from './false-facts.ts';
import { type NamedRecord, namesOf, restrictionOf } from './public-access.ts';

const closedChains = factRows('closed-chains', 'scripts/listings/truth', { names: aPattern }).map(
  ({ chain = '', names = '', brand = '', kind = '', only = '', on = '', source = '' }) => ({
    ...{ chain, brand, on, source },
    onlyKind: kind,
    namePattern: new RegExp(names, 'i'),
    onlyStates: only.split(' ').filter((state) => state !== ''),
  }),
);

/** Returns the closed chain of a record, or undefined. If the record has a brand, its names do not count. */
export function closedChainOf(
  record: NamedRecord & Pick<SourceRecord, 'kind' | 'brand' | 'sign' | 'address'>,
) {
  const { kind, brand, sign, address } = record;
  const names = (brand === undefined ? [...namesOf(record), sign ?? ''] : [brand]).map((text) => text.trim());
  return closedChains.find(
    (chain) =>
      (names.some((text) => chain.namePattern.test(text)) || chain.brand === brand) &&
      (chain.onlyKind === '' || chain.onlyKind === kind) &&
      (chain.onlyStates.length === 0 || chain.onlyStates.includes(address?.state ?? '')),
  );
}

/**
 * Marks a record whose chain closed or whose pharmacy is not for visitors, and removes an impossible
 * position. An editor's record is only checked for the position.
 */
export function withOwnTruths(record: SourceRecord): SourceRecord {
  if (record.kind === 'owner') return withSoundPosition(record);
  return withSoundPosition({
    ...record,
    closed: record.closed ?? closureOf(record),
    restricted: record.restricted ?? restrictionOf(namesOf(record), record.codes ?? []),
  });
}

function closureOf(record: SourceRecord): SourceRecord['closed'] {
  const closed = closedChainOf(record);
  if (closed === undefined) return undefined;
  const { chain, on, source } = closed;
  return { on: lastDayOfPeriod(on), why: `${chain} (${source})`, citation: source };
}

/** `2025-10` → `2025-10-31`, `2021` → `2021-12-31`. */
const lastDayOfPeriod = (date: string): string => {
  const [year = 0, month = 12] = date.split('-').map(Number);
  return date.length === 10 ? date : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
