import type { SourceRecord } from '../import/source-record.ts';
import { haveSimilarNames } from '../merge/same-site.ts';
import { mayBeSameNumber } from '../site/house-number.ts';
import { mapSource } from '../source-credits.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';

/**
 * Removes an NPI from a record of OpenStreetMap, with a note in `refused`, if the US register gives it to a
 * pharmacy with another name and house. One wrong tag on the open map must not merge the two.
 */
export function withoutForeignNumbers(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const registered = new Map(
    records.flatMap((record) => (record.source === registerSource ? [[record.npi, record] as const] : [])),
  );
  return records.map((record) => {
    const holder = record.npi === undefined ? undefined : registered.get(record.npi);
    if (record.source !== mapSource || holder === undefined) return record;
    if (haveSimilarNames(record, holder) || haveOneHouse(record, holder)) return record;
    const why = `npi "${record.npi}": the register’s, of a pharmacy with another name and address`;
    return { ...record, npi: undefined, refused: [...record.refused, why] };
  });
}

const haveOneHouse = (a: SourceRecord, b: SourceRecord): boolean =>
  a.address?.zip === b.address?.zip && mayBeSameNumber(a.site?.number ?? '', b.site?.number ?? '');
