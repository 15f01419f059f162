import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { coverageByState } from './coverage.ts';
import { writeStore } from './write-store.ts';

/** Writes a store of just these listings into a folder, with an empty import report: for measurements and tests. */
export function writeGivenStore(folder: string, listings: readonly Pharmacy[]): Promise<unknown> {
  const report = {
    read: {},
    records: {},
    dropped: {},
    rejected: {},
    merged: 0,
    superseded: 0,
    listings: listings.length,
    unconfirmed: 0,
    closed: 0,
    coverage: coverageByState(listings),
    precision: {},
    states: {},
    refused: {},
  };
  return writeStore(folder, { imported: '2026-09-01', report, listings, trace: [] });
}
