import type { SourceRecord } from '../import/source-record.ts';
import { haveSimilarNames } from '../merge/same-site.ts';
import { mayBeSameNumber } from '../site/house-number.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { mapSource } from '../store/source-file.ts';
import { positionFault } from './position-fault.ts';

/**
 * Removes an NPI from a record of OpenStreetMap, with a note in `refused`, if name, phone and place contradict
 * the US register's pharmacy with that NPI. One wrong tag on the open map must not merge the two.
 */
export function withoutForeignNumbers(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const registered = new Map(
    records.flatMap((record) => (record.source === registerSource ? [[record.npi, record] as const] : [])),
  );
  return records.map((record) => {
    const holder = record.npi === undefined ? undefined : registered.get(record.npi);
    if (record.source !== mapSource || holder === undefined || mayBeOne(record, holder)) return record;
    const why = `npi "${record.npi}": the register’s, of a pharmacy with another name and place`;
    return { ...record, npi: undefined, refused: [...record.refused, why] };
  });
}

function mayBeOne(mapped: SourceRecord, registered: SourceRecord): boolean {
  if (mapped.phone !== undefined && mapped.phone === registered.phone) return true;
  const names = [registered.name, ...(registered.tradingNames ?? [])];
  return (
    mapped.name === undefined ||
    names.some((name) => haveSimilarNames(mapped, { ...registered, name })) ||
    mayBeOnePlace(mapped, registered)
  );
}

/** True if house number and street agree in one state, or if a mapped position may be at the address. */
function mayBeOnePlace(mapped: SourceRecord, { address, site }: SourceRecord): boolean {
  if (address === undefined || site === undefined) return true;
  if (mapped.site !== undefined)
    return (
      mapped.address?.state === address.state &&
      mapped.site.core === site.core &&
      mayBeSameNumber(mapped.site.number, site.number)
    );
  return mapped.location === undefined || positionFault(mapped.location, address) === undefined;
}
