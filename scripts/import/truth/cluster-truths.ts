import type { Cluster, Member } from '../merge/pharmacy-merge.ts';
import type { SourceRecord } from '../source-record.ts';
import { addressOf, type PhoneSpread } from './head-office-phones.ts';
import { positionFault } from './position-fault.ts';

/**
 * The pharmacy without what is false of it though each record alone did not show it: a head office's phone, a position that is
 * not at the address under which it is listed. The records say what was refused and why.
 */
export function withoutFalseFacts(cluster: Cluster, headOffices: ReadonlyMap<string, PhoneSpread>): Cluster {
  const address = addressOf(cluster);
  const checked = ({ record, link }: Member): Member => {
    const { kind, phone, location } = record;
    const refused: string[] = [];
    const spread = phone === undefined || kind === 'owner' ? undefined : headOffices.get(phone);
    if (spread !== undefined) {
      refused.push(`phone ${phone}: given by ${spread.pharmacies} pharmacies in ${spread.cities} cities`);
    }
    const fault = location && address && positionFault(location, address);
    if (fault !== undefined) refused.push(`location "${location?.lat}, ${location?.lng}": ${fault}`);
    if (refused.length === 0) return { record, link };
    const sound: SourceRecord = {
      ...record,
      phone: spread === undefined ? phone : undefined,
      location: fault === undefined ? location : undefined,
      refused: [...record.refused, ...refused],
    };
    return { record: sound, link };
  };
  return { ...cluster, current: cluster.current.map(checked) };
}

/** Why a pharmacy that is known is not among the places to go; undefined where it is one of them. */
export function absence({ current }: Cluster): string | undefined {
  const records = current.map(({ record }) => record);
  const ended = records.filter(({ closed }) => closed !== undefined);
  const going = records.filter(
    (record) => record.closed === undefined && !ended.some((end) => outlives(end, record)),
  );
  if (ended.length > 0 && going.length === 0) return `closed: ${ended[0]?.closed?.why}`;
  const proving = going.filter(({ provesPharmacy }) => provesPharmacy);
  return proving.length > 0 && proving.every(({ restricted }) => restricted !== undefined)
    ? `not open to the public: ${proving[0]?.restricted}`
    : undefined;
}

/** Whether the word that a business has closed is newer than the register's word that it is there, and not of another brand. */
function outlives({ closed, date, brand }: SourceRecord, record: SourceRecord): boolean {
  const end = closed?.on ?? date;
  if (end === undefined || record.kind !== 'register') return false;
  if (record.brand !== undefined && record.brand !== brand) return false;
  return (record.date ?? '').slice(0, end.length) <= end;
}
