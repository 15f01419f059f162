import type { GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import { compareText, type SourceRecord } from './source-record.ts';

export interface SourcedPosition {
  readonly location: GeoLocation;
  readonly date?: string | undefined;
  readonly source: string;
}

/** Positions that other sources give for records, by record key: `nppes/1234567890`. */
export type Geocoded = ReadonlyMap<string, SourcedPosition>;

/** Returns positions of records by record key, from points with the same NPI at the same address. */
export function joinPoints(records: readonly SourceRecord[], points: readonly SourceRecord[]): Geocoded {
  const oldestFirst = points.toReversed().toSorted((a, b) => compareText(a.date ?? '', b.date ?? ''));
  const newest = new Map(oldestFirst.map((point) => [point.npi, point]));
  return new Map(
    records.flatMap((record) => {
      const point = record.npi === undefined ? undefined : newest.get(record.npi);
      if (point?.location === undefined || !isSameSite(record, point)) return [];
      const { location, date, source } = point;
      return [[record.key, { location, date, source }] as const];
    }),
  );
}

function isSameSite(record: SourceRecord, point: SourceRecord): boolean {
  const [a, b] = [record.site, point.site];
  if (a === undefined || b === undefined || record.address?.zip !== point.address?.zip) return false;
  return a.number === b.number && (a.street === b.street || (a.core !== '' && a.core === b.core));
}
