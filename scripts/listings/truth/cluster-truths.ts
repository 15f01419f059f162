import type { Geocoded } from '../import/placed.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Cluster, Member } from '../merge/pharmacy-merge.ts';
import { addressOf, type PhoneSpread } from './head-office-phones.ts';
import { positionFault } from './position-fault.ts';
import { publicDoubtOf } from './public-doubt.ts';

/** What is known of all pharmacies together. */
interface Known {
  readonly headOffices: ReadonlyMap<string, PhoneSpread>;
  /** Positions from elsewhere, by the record's key. */
  readonly geocoded: Geocoded;
}

/**
 * Gives the pharmacy without what is false of it though each record alone did not show it: a head office's
 * phone, a position that is not at the address under which it is listed. The records say what was refused and
 * why; positions from elsewhere that were refused are told by the record they were for.
 */
export function withoutFalseFacts(cluster: Cluster, { headOffices, geocoded }: Known): Cluster {
  const address = addressOf(cluster);
  const checked = ({ record, link }: Member): Member => {
    const { kind, phone, location, key } = record;
    const refused: string[] = [];
    const spread = phone === undefined || kind === 'owner' ? undefined : headOffices.get(phone);
    if (spread !== undefined) {
      refused.push(`phone ${phone}: given by ${spread.pharmacies} pharmacies in ${spread.cities} cities`);
    }
    const fault = location && address && positionFault(location, address);
    if (fault !== undefined) refused.push(`location "${location?.lat}, ${location?.lng}": ${fault}`);
    const placed = geocoded.get(key);
    const farther = placed && address && positionFault(placed.location, address);
    if (farther !== undefined) {
      const { lat, lng } = placed?.location ?? {};
      refused.push(`location "${lat}, ${lng}" of ${placed?.source}: ${farther}`);
    }
    if (refused.length === 0) return { record, link };
    const sound: SourceRecord = {
      ...record,
      phone: spread === undefined ? phone : undefined,
      location: fault === undefined ? location : undefined,
      refused: [...record.refused, ...refused],
    };
    return { record: sound, link };
  };
  const beside = cluster.current.map(({ record }) => record);
  return {
    ...cluster,
    current: cluster.current
      .map(checked)
      .map(({ record, link }) => ({ record: asCounter(record, beside), link })),
  };
}

/**
 * A pharmacy that was taken for the whole drugstore, where its source has the store itself too: what is
 * mapped inside is the counter, and its hours are the pharmacy's.
 */
function asCounter(record: SourceRecord, beside: readonly SourceRecord[]): SourceRecord {
  const { hours, ofStore, provesPharmacy, source, brand } = record;
  const isInStore = beside.some(
    (other) => other.ofStore && !other.provesPharmacy && other.source === source && other.brand === brand,
  );
  if (!isInStore || !ofStore || !provesPharmacy || brand === undefined || hours?.pharmacy !== undefined)
    return record;
  return {
    ...record,
    ofStore: undefined,
    hours: hours && { ...hours, pharmacy: hours.store, store: undefined },
  };
}

/**
 * Gives the records that decide whether a listing is a pharmacy for visitors: those that are shown, or, where
 * none of them proves a pharmacy, those of the doors that the business left too. One record's proof counts
 * for the whole listing.
 */
export function decidingRecords({ current, superseded }: Cluster): readonly SourceRecord[] {
  const shown = current.map(({ record }) => record);
  if (shown.some(({ provesPharmacy }) => provesPharmacy)) return shown;
  return [...shown, ...superseded.flatMap(({ record, end }) => (end === 'moved' ? record : []))];
}

/** Tells why a pharmacy is no place to go, where all of its records that prove one say so. */
export function restrictionOfAll(records: readonly SourceRecord[]): string | undefined {
  const proving = records.filter(({ provesPharmacy, closed }) => provesPharmacy && closed === undefined);
  return proving.length > 0 && proving.every(({ restricted }) => restricted !== undefined)
    ? proving[0]?.restricted
    : undefined;
}

/**
 * Tells why a pharmacy may not serve the public, and by which record; undefined where it seems to. What a
 * chain, the map's community or the owner calls a pharmacy is a place to go; of what only registers name,
 * names and codes decide.
 */
export function publicDoubtOfAll(
  records: readonly SourceRecord[],
): { readonly why: string; readonly record: string } | undefined {
  const proving = records.filter(
    ({ provesPharmacy, closed, restricted }) =>
      provesPharmacy && closed === undefined && restricted === undefined,
  );
  const [first] = proving;
  if (first === undefined || proving.some(({ kind, brand }) => kind !== 'register' || brand !== undefined))
    return undefined;
  const names = proving.flatMap(({ name, legalName, tradingNames = [] }) =>
    [name, ...tradingNames, legalName].flatMap((text) => text ?? []),
  );
  const why = publicDoubtOf(
    names,
    proving.flatMap(({ codes = [] }) => codes),
  );
  return why === undefined ? undefined : { why, record: first.key };
}
