import type { GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';

/** Coordinates of an address, and who placed it. */
export interface Placed {
  readonly location: GeoLocation;
  readonly date?: string | undefined;
  readonly source: string;
}

/** Coordinates of records that have none of their own, by the record's key. */
export type Geocoded = ReadonlyMap<string, Placed>;
