import { coverageByState } from '../../scripts/listings/coverage.ts';
import { writeStore } from '../../scripts/listings/write-store.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../src/domain/pharmacy/unlisted-places.ts';

/** Writes a store of just these listings, with an empty import report: for measurements and tests. */
export function writeGivenStore(
  folder: string,
  listings: readonly Pharmacy[],
  closed: readonly ClosedPharmacy[] = [],
): Promise<unknown> {
  const report = {
    read: {},
    records: {},
    dropped: {},
    rejected: {},
    merged: 0,
    superseded: 0,
    listings: listings.length,
    unconfirmed: 0,
    closed: closed.length,
    coverage: coverageByState(listings),
    precision: {},
    states: {},
    refused: {},
  };
  return writeStore(folder, { imported: '2026-09-01', report, listings, closed, trace: [] });
}
