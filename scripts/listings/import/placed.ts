import type { GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { SourceRecord } from './source-record.ts';

export interface SourcedPosition {
  readonly location: GeoLocation;
  readonly date?: string | undefined;
  readonly source: string;
}

/** Positions that other sources give for records, by record key: `nppes/1234567890`. */
export type Geocoded = ReadonlyMap<string, SourcedPosition>;

/**
 * Returns positions for records, by record key. A record gets that of the newest point with its NPI, if the
 * point is at the same address.
 */
export function joinPoints(records: readonly SourceRecord[], points: readonly SourceRecord[]): Geocoded {
  const byNumber = new Map<string, SourceRecord>();
  for (const point of points) {
    const knownPoint = point.npi === undefined ? undefined : byNumber.get(point.npi);
    if (point.npi !== undefined && (knownPoint === undefined || (point.date ?? '') > (knownPoint.date ?? '')))
      byNumber.set(point.npi, point);
  }
  const placed = new Map<string, SourcedPosition>();
  for (const record of records) {
    const point = record.npi === undefined ? undefined : byNumber.get(record.npi);
    if (point?.location === undefined || !isSameSite(record, point)) continue;
    placed.set(record.key, { location: point.location, date: point.date, source: point.source });
  }
  return placed;
}

function isSameSite(record: SourceRecord, point: SourceRecord): boolean {
  const [a, b] = [record.site, point.site];
  if (a === undefined || b === undefined || record.address?.zip !== point.address?.zip) return false;
  return a.number === b.number && (a.street === b.street || (a.core !== '' && a.core === b.core));
}
