import type { GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { type Cluster, clusterRecords, type Member } from './pharmacy-merge.ts';

/**
 * Merges records of which some have no point of their own, but one that was found for their address (by record's key): a place without an
 * address is then near them. The records come out as they went in.
 */
export function clusterLocated(
  records: readonly SourceRecord[],
  placed: ReadonlyMap<string, { readonly location: GeoLocation }>,
): readonly Cluster[] {
  const given = new Map(records.map((record) => [record.key, record]));
  const back = (member: Member): Member => ({
    ...member,
    record: given.get(member.record.key) ?? member.record,
  });
  return clusterRecords(
    records.map((record) => ({ ...record, location: record.location ?? placed.get(record.key)?.location })),
  ).map(({ current, superseded }) => ({ current: current.map(back), superseded: superseded.map(back) }));
}
