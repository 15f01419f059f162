import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Geocoded } from '../import/placed.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { positionFault, withSoundPosition } from './position-fault.ts';
import { publicDoubtOf } from './public-doubt.ts';

const mostCitiesOfPhone = 2;

const addressOf = ({ current }: Cluster): Address | undefined =>
  current.find(({ record }) => record.address !== undefined)?.record.address;

function headOfficePhones(clusters: readonly Cluster[]): ReadonlyMap<string, string> {
  const listedPhones = clusters.flatMap((cluster) => {
    const address = addressOf(cluster);
    const city = address && `${address.city.toLowerCase()} ${address.state}`;
    const phones = cluster.current.map(({ record: { kind, phone } }) =>
      kind === 'owner' ? undefined : phone,
    );
    return [...new Set(phones)].flatMap((phone) =>
      city === undefined || phone === undefined ? [] : [{ phone, city }],
    );
  });
  return new Map(
    [...groupBy(listedPhones, ({ phone }) => phone)].flatMap(([phone, listed]) => {
      const cities = new Set(listed.map(({ city }) => city)).size;
      const why = `phone ${phone}: given by ${listed.length} pharmacies in ${cities} cities`;
      return cities > mostCitiesOfPhone ? [[phone, why] as const] : [];
    }),
  );
}

/**
 * Removes, from shown records, a phone given in over two cities (a head office's) and a position that cannot
 * be at the listing's address. `refused` names both, and geocoded positions that cannot be there.
 */
export function withoutFalseFacts(clusters: readonly Cluster[], geocoded: Geocoded): readonly Cluster[] {
  const headOffices = headOfficePhones(clusters);
  return clusters.map((cluster) => {
    const address = addressOf(cluster);
    const checked = (record: SourceRecord): SourceRecord => {
      const isOwner = record.kind === 'owner';
      const whyRefused = isOwner ? undefined : headOffices.get(record.phone ?? '');
      const phoned =
        whyRefused === undefined ? record : withRefusal({ ...record, phone: undefined }, whyRefused);
      const sound = withSoundPosition(phoned, address);
      const geocodedRecord = geocoded.get(record.key);
      const fault = geocodedRecord && address && positionFault(geocodedRecord.location, address);
      if (geocodedRecord === undefined || fault === undefined) return sound;
      const { lat, lng } = geocodedRecord.location;
      return withRefusal(sound, `location "${lat}, ${lng}" of ${geocodedRecord.source}: ${fault}`);
    };
    const others = cluster.current.map(({ record }) => record);
    const current = cluster.current.map((member) => ({
      ...member,
      record: asCounterInStore(checked(member.record), others),
    }));
    return { ...cluster, current };
  });
}

const withRefusal = (record: SourceRecord, why: string): SourceRecord => ({
  ...record,
  refused: [...record.refused, why],
});

/** Makes a drugstore's record its counter's, hours too, if its source has a record of the store itself. */
function asCounterInStore(record: SourceRecord, others: readonly SourceRecord[]): SourceRecord {
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
 * Returns the records that decide whether a listing is a pharmacy for visitors. If no shown record proves a
 * pharmacy, records of addresses that the business left count too.
 */
export function decidingRecords({ current, superseded }: Cluster): readonly SourceRecord[] {
  const shown = current.map(({ record }) => record);
  if (shown.some(({ provesPharmacy }) => provesPharmacy)) return shown;
  return [...shown, ...superseded.flatMap(({ record, end }) => (end === 'moved' ? record : []))];
}

/** Returns why visitors cannot go to a pharmacy, if every record that still proves it gives a reason. */
export function restrictionOfAll(records: readonly SourceRecord[]): string | undefined {
  const proving = records.filter(({ provesPharmacy, closed }) => provesPharmacy && closed === undefined);
  return proving.length > 0 && proving.every(({ restricted }) => restricted !== undefined)
    ? proving[0]?.restricted
    : undefined;
}

/**
 * Returns why a pharmacy may not serve the public, and the key of one of its records. Undefined for no doubt,
 * as for a pharmacy of a chain, or one that another source than the US register (NPPES) knows.
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
