import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Address, GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import { isLatLng } from '../../../src/domain/places/geo.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Source } from '../store/source-file.ts';
import { type Asking, keptAnswer } from './polite-fetch.ts';

const censusApi = 'https://geocoding.geo.census.gov/geocoder/locations/addressbatch';
const benchmark = 'Public_AR_Current';
const geocoderLimit = 10_000;

export interface GeocodingOptions extends Asking {
  /** Earlier answers, whose addresses are not asked again. */
  readonly known: Source['placed'];
  readonly batchSize?: number | undefined;
  readonly today: string;
  readonly onTrouble: (trouble: string) => void;
}

const quotedCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** Returns an address in the form that the geocoder wants: `"1 Oak St","Dothan","AL","36301"`. */
export const geocoderQuery = ({ street, city, state, zip }: Address): string =>
  [street, city, state, zip].map(quotedCell).join(',');

/** Returns the Census's new answers for records without a position. Reports failures to `onTrouble`. */
export async function geocode(
  records: readonly SourceRecord[],
  { known, api = censusApi, batchSize = geocoderLimit, ...options }: GeocodingOptions,
): Promise<Source['placed']> {
  const { today, onProgress, onTrouble } = options;
  const answered = new Set(known.map(({ address }) => address));
  const queries = records.flatMap(({ address, location }) =>
    address === undefined || location !== undefined ? [] : geocoderQuery(address),
  );
  const asked = [...new Set(queries)].filter((query) => !answered.has(query));
  const found: Source['placed'][number][] = [];
  for (let start = 0; start < asked.length; start += batchSize) {
    onProgress?.(start, asked.length);
    const batch = asked.slice(start, start + batchSize);
    const form = new FormData();
    form.append('benchmark', benchmark);
    const rows = batch.map((query, index) => `${index},${query}\n`).join('');
    form.append('addressFile', new Blob([rows]), 'addresses.csv');
    try {
      const question = { url: api, init: { method: 'POST', body: form }, key: rows };
      const answers = await keptAnswer(options, question, (text) => readAnswers(text, batch.length));
      for (const [index, address] of batch.entries()) {
        const location = answers.get(index);
        if (location !== undefined) found.push({ address, location, date: today });
      }
    } catch (error) {
      onTrouble(`geocoder: ${faultOf(error)}`);
    }
  }
  onProgress?.(asked.length, asked.length);
  return found;
}

/**
 * Maps a batch's row numbers to locations, null for no match or a tie. CSV columns: id, address, `Match`,
 * `No_Match` or `Tie`, kind, address found, `longitude,latitude`.
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
