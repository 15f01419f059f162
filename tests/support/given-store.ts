import { writeStore } from '../../scripts/listings/listing-store.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../src/domain/pharmacy/unlisted-places.ts';

/** Writes a store of just these listings, without sources. */
export const writeGivenStore = (
  folder: string,
  listings: readonly Pharmacy[],
  closed: readonly ClosedPharmacy[] = [],
): Promise<unknown> => writeStore(folder, { today: '2026-09-01', listings, closed });
