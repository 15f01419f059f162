import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Address, GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import { isLatLng } from '../../../src/domain/places/geo.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Source } from '../store/source-file.ts';
import type { Asking } from './answer-cache.ts';

/** Batch geocoding of the Census Bureau (https://geocoding.geo.census.gov/geocoder). */
const censusApi = 'https://geocoding.geo.census.gov/geocoder/locations/addressbatch';
/** The Census geocoder's source id. */
export const censusSource = 'census';
const benchmark = 'Public_AR_Current';
/** Most addresses of one request, by the service's rule. */
const largestBatch = 10_000;

export interface GeocodingOptions extends Asking {
  readonly batch?: number | undefined;
  /** Day of the lookup, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onTrouble: (trouble: string) => void;
}

const kept = z.object({
  location: z.object({ lat: z.number(), lng: z.number(), precision: z.literal('street') }).nullable(),
  date: z.string(),
});

/** Reads the kept answer on an address, or returns undefined if there is none or it is damaged. */
function keptPlace(text = ''): z.infer<typeof kept> | undefined {
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** Returns an address in the geocoder's form, which is also the key of its answer. */
export const questionOf = ({ street, city, state, zip }: Address): string =>
  [street, city, state, zip].map(cell).join(',');

/**
 * Returns positions of the addresses of records without one. Every answer is kept, "no match" too. A failed
 * request is reported, and its addresses stay without a position.
 */
export async function geocode(
  records: readonly SourceRecord[],
  options: GeocodingOptions,
): Promise<Source['placed']> {
  const { fetch, cache, api = censusApi, batch = largestBatch, today, onTrouble } = options;
  const found: Source['placed'][number][] = [];
  const settle = (address: string, location: GeoLocation | null, date: string): void => {
    if (location !== null) found.push({ address, location, date });
  };
  const questions = records.flatMap(({ address, location }) =>
    address === undefined || location !== undefined ? [] : questionOf(address),
  );
  const open: string[] = [];
  for (const question of new Set(questions)) {
    const known = keptPlace(await cache.get(`census ${question}`));
    if (known === undefined) open.push(question);
    else settle(question, known.location, known.date);
  }
  for (let start = 0; start < open.length; start += batch) {
    const part = open.slice(start, start + batch);
    options.onProgress?.(start, open.length);
    const form = new FormData();
    form.append('benchmark', benchmark);
    form.append(
      'addressFile',
      new Blob([part.map((question, index) => `${index},${question}\n`).join('')]),
      'addresses.csv',
    );
    try {
      const answers = await fetch(api, { method: 'POST', body: form }, (text) =>
        readAnswers(text, part.length),
      );
      for (const [index, question] of part.entries()) {
        const location = answers.get(index);
        if (location === undefined) continue;
        await cache.set(`census ${question}`, JSON.stringify({ location, date: today }));
        settle(question, location, today);
      }
    } catch (error) {
      onTrouble(`geocoder: ${faultOf(error)}`);
    }
  }
  options.onProgress?.(open.length, open.length);
  return found;
}

/**
 * Reads the service's CSV: id, asked address, `Match`, `No_Match` or `Tie`, kind, found address,
 * `longitude,latitude`. Throws an error if no row of the batch came back.
 */
function readAnswers(text: string, size: number): ReadonlyMap<number, GeoLocation | null> {
  const rows: unknown = parse(text, { relax_column_count: true, skip_empty_lines: true });
  const answers = new Map<number, GeoLocation | null>();
  for (const [id = '', , match, , , point = ''] of z.array(z.array(z.string())).parse(rows)) {
    const index = Number(id);
    const isOfBatch = Number.isInteger(index) && index >= 0 && index < size;
    if (!isOfBatch || !/^(?:No_)?(?:Match|Tie)$/.test(match ?? '')) continue;
    const [lng, lat] = point.split(',').map(Number);
    const location = { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN, precision: 'street' } as const;
    answers.set(index, match === 'Match' && isLatLng(location) ? location : null);
  }
  if (answers.size === 0) throw new Error(`no row of ${size} in the answer: ${text.slice(0, 80)}`);
  return answers;
}
