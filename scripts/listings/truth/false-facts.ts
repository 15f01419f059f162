import { clocks } from '../../../src/domain/hours/hours.ts';
import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { zipCode, zipRadiusMiles, zipsAround } from '../../lists/facts/zip-codes.ts';
import type { Geocoded } from '../import/placed.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { haveSimilarNames } from '../merge/same-site.ts';
import { mayBeOneHouse } from '../site/site-likeness.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { mapSource } from '../store/source-file.ts';

const refusing = (record: SourceRecord, change: Partial<SourceRecord>, why: string): SourceRecord => ({
  ...record,
  ...change,
  refused: [...new Set([...record.refused, why])],
});

/** Removes dates after tomorrow from a record and its hours, noted in `refused`. `today`: `YYYY-MM-DD`. */
export function withoutFutureDates(record: SourceRecord, today: string): SourceRecord {
  // It has begun somewhere on Earth.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const isFuture = (date = ''): boolean => date > tomorrow;
  let sound = record;
  if (isFuture(record.date))
    sound = refusing(sound, { date: undefined }, `date "${record.date}": in the future`);
  for (const clock of clocks) {
    const schedule = record.hours?.[clock];
    if (schedule === undefined || !isFuture(schedule.asOf)) continue;
    const hours = { ...sound.hours, [clock]: { ...schedule, asOf: undefined } };
    sound = refusing(sound, { hours }, `hours date "${schedule.asOf}": in the future`);
  }
  return sound;
}

const toleranceMiles = 3;
/** Miles by which a ZIP code of another state may be nearer than one of the own. Texarkana needs 7.1. */
const borderMiles = 10;
const neighbourCount = 12;
const remoteMiles = 50;

/** Returns why a position cannot be at an address, or undefined: `in AL, beside Mobile, and not in FL`. */
export function positionFault(
  location: LatLng,
  { state, zip }: Pick<Address, 'state' | 'zip'>,
): string | undefined {
  const centre = zipCode(zip);
  const radius = zipRadiusMiles(zip);
  if (centre !== undefined && radius !== undefined) {
    const miles = distanceMiles(location, centre.location);
    if (!(miles <= radius + toleranceMiles))
      return `${miles.toFixed(0)} miles from the centre of ZIP code ${zip}, which reaches ${radius}`;
  }
  return stateFault(location, state);
}

function stateFault(location: LatLng, state: StateCode): string | undefined {
  const around = zipsAround(location, neighbourCount, remoteMiles);
  const [nearest] = around;
  if (nearest === undefined) return `no ZIP code of ${state} within ${remoteMiles} miles`;
  const nearestOfState = around.find(({ zip }) => zip.state === state);
  if (nearestOfState !== undefined && nearestOfState.miles - nearest.miles <= borderMiles) return undefined;
  return `in ${nearest.zip.state}, beside ${nearest.zip.office}, and not in ${state}`;
}

/** Removes a record's position if it cannot be at the address, and gives the reason in `refused`. */
export function withSoundPosition(record: SourceRecord, address = record.address): SourceRecord {
  const { location } = record;
  const fault = location && address && positionFault(location, address);
  return location === undefined || fault === undefined
    ? record
    : refusing(record, { location: undefined }, `location "${location.lat}, ${location.lng}": ${fault}`);
}

/** Removes from OpenStreetMap records each NPI that belongs to another pharmacy. Notes it in `refused`. */
export function withoutForeignNumbers(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const registered = new Map(
    records.flatMap((record) => (record.source === registerSource ? [[record.npi, record] as const] : [])),
  );
  return records.map((record) => {
    const holder = record.npi === undefined ? undefined : registered.get(record.npi);
    if (record.source !== mapSource || holder === undefined || mayBeOne(record, holder)) return record;
    const why = `npi "${record.npi}": the register’s, of a pharmacy with another name and place`;
    return refusing(record, { npi: undefined }, why);
  });
}

/** True if phone, name or place of two records agree, or if too little is known. */
function mayBeOne(mapped: SourceRecord, registered: SourceRecord): boolean {
  const { phone, name, site, location } = mapped;
  const { address } = registered;
  if (name === undefined || address === undefined || registered.site === undefined) return true;
  if (phone !== undefined && phone === registered.phone) return true;
  const names = [registered.name, ...(registered.tradingNames ?? [])];
  if (names.some((other) => haveSimilarNames(mapped, { ...registered, name: other }))) return true;
  if (site === undefined) return location === undefined || positionFault(location, address) === undefined;
  return mapped.address?.state === address.state && mayBeOneHouse(site, registered.site);
}

const mostCitiesOfPhone = 2;

const addressOf = ({ current }: Cluster): Address | undefined =>
  current.find(({ record }) => record.address !== undefined)?.record.address;

/** Returns phones of head offices with the reasons: `given by 9 pharmacies in 5 cities`. */
function headOfficePhones(clusters: readonly Cluster[]): ReadonlyMap<string, string> {
  const listed = clusters.flatMap((cluster) => {
    const address = addressOf(cluster);
    const phones = new Set(
      cluster.current.flatMap(({ record }) => (record.kind === 'owner' ? [] : (record.phone ?? []))),
    );
    return [...phones].flatMap((phone) =>
      address ? { phone, city: `${address.city.toLowerCase()} ${address.state}` } : [],
    );
  });
  const reasons = [...groupBy(listed, ({ phone }) => phone)].flatMap(([phone, pharmacies]) => {
    const cities = new Set(pharmacies.map(({ city }) => city)).size;
    const why = `phone ${phone}: given by ${pharmacies.length} pharmacies in ${cities} cities`;
    return cities > mostCitiesOfPhone ? [[phone, why] as const] : [];
  });
  return new Map(reasons);
}

/**
 * Removes head offices' phones and impossible positions from clusters' `current` records. Notes each, with
 * its reason, in the record's `refused`.
 */
export function withoutFalseFacts(clusters: readonly Cluster[], geocoded: Geocoded): readonly Cluster[] {
  const headOffices = headOfficePhones(clusters);
  return clusters.map((cluster) => {
    const address = addressOf(cluster);
    const checked = (record: SourceRecord): SourceRecord => {
      const whyNoPhone = record.kind === 'owner' ? undefined : headOffices.get(record.phone ?? '');
      const sound = withSoundPosition(
        whyNoPhone === undefined ? record : refusing(record, { phone: undefined }, whyNoPhone),
        address,
      );
      const place = geocoded.get(record.key);
      const fault = place && address && positionFault(place.location, address);
      if (place === undefined || fault === undefined) return sound;
      const { lat, lng } = place.location;
      return refusing(sound, {}, `location "${lat}, ${lng}" of ${place.source}: ${fault}`);
    };
    const others = cluster.current.map(({ record }) => record);
    const current = cluster.current.map((member) => ({
      ...member,
      record: asCounterInStore(checked(member.record), others),
    }));
    return { ...cluster, current };
  });
}

/** Makes a record the pharmacy counter's, hours too, if its source has another record of the store. */
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
