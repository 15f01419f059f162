import type { Geocoded } from '../import/placed.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Cluster, Member } from '../merge/pharmacy-merge.ts';
import { addressOf, type PhoneSpread } from './head-office-phones.ts';
import { positionFault } from './position-fault.ts';
import { publicDoubtOf } from './public-doubt.ts';

/** Facts about all pharmacies together. */
interface Known {
  readonly headOffices: ReadonlyMap<string, PhoneSpread>;
  /** Positions from elsewhere, by the record's key. */
  readonly geocoded: Geocoded;
}

/**
 * Returns a cluster without facts that only the whole shows to be false: a head office's phone, and positions
 * away from the listed address. The records list what was refused and why, also for positions from elsewhere.
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
  const others = cluster.current.map(({ record }) => record);
  return {
    ...cluster,
    current: cluster.current
      .map(checked)
      .map(({ record, link }) => ({ record: asCounter(record, others), link })),
  };
}

/**
 * Returns a record as the counter inside a drugstore, if its source maps the store itself too. Its hours are
 * then the pharmacy's.
 */
function asCounter(record: SourceRecord, others: readonly SourceRecord[]): SourceRecord {
  const { hours, ofStore, provesPharmacy, source, brand } = record;
  const isInStore = others.some(
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
 * Returns the records that decide whether a listing is a pharmacy for visitors: those that are shown, and, if
 * none of them proves a pharmacy, those of the doors that it left. One proof counts for the whole listing.
 */
export function decidingRecords({ current, superseded }: Cluster): readonly SourceRecord[] {
  const shown = current.map(({ record }) => record);
  if (shown.some(({ provesPharmacy }) => provesPharmacy)) return shown;
  return [...shown, ...superseded.flatMap(({ record, end }) => (end === 'moved' ? record : []))];
}

/** Returns why visitors cannot go to a pharmacy, if all records that prove it say so. */
export function restrictionOfAll(records: readonly SourceRecord[]): string | undefined {
  const proving = records.filter(({ provesPharmacy, closed }) => provesPharmacy && closed === undefined);
  return proving.length > 0 && proving.every(({ restricted }) => restricted !== undefined)
    ? proving[0]?.restricted
    : undefined;
}

/**
 * Returns why a pharmacy may not serve the public, and the record, or undefined if it seems to. A pharmacy of
 * a chain, the map or an editor does. For one of the register alone, names and codes decide.
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
