import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Address, GeoLocation } from '../../../src/domain/pharmacy/pharmacy.ts';
import { isLatLng } from '../../../src/domain/places/geo.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Source } from '../store/source-file.ts';
import type { Asking } from './polite-fetch.ts';

const censusApi = 'https://geocoding.geo.census.gov/geocoder/locations/addressbatch';
const benchmark = 'Public_AR_Current';
const geocoderLimit = 10_000;

export interface GeocodingOptions extends Asking {
  readonly batchSize?: number | undefined;
  readonly today: string;
  readonly onTrouble: (trouble: string) => void;
}

const cachedAnswerSchema = z.object({
  location: z.object({ lat: z.number(), lng: z.number(), precision: z.literal('street') }).nullable(),
  date: z.string(),
});

function readCachedAnswer(text = ''): z.infer<typeof cachedAnswerSchema> | undefined {
  try {
    return cachedAnswerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const quotedCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** Returns an address in the form that the geocoder wants: `"1 Oak St","Dothan","AL","36301"`. */
export const geocoderQuery = ({ street, city, state, zip }: Address): string =>
  [street, city, state, zip].map(quotedCell).join(',');

/** Returns positions that the Census finds for records without one. Reports failures to `onTrouble`. */
export async function geocode(
  records: readonly SourceRecord[],
  options: GeocodingOptions,
): Promise<Source['placed']> {
  const { fetch, cache, api = censusApi, batchSize = geocoderLimit, today, onTrouble } = options;
  const positions: Source['placed'][number][] = [];
  const addIfLocated = (address: string, location: GeoLocation | null, date: string): void => {
    if (location !== null) positions.push({ address, location, date });
  };
  const queries = records.flatMap(({ address, location }) =>
    address === undefined || location !== undefined ? [] : geocoderQuery(address),
  );
  const uncached: string[] = [];
  for (const query of new Set(queries)) {
    const cached = readCachedAnswer(await cache.get(`census ${query}`));
    if (cached === undefined) uncached.push(query);
    else addIfLocated(query, cached.location, cached.date);
  }
  for (let start = 0; start < uncached.length; start += batchSize) {
    const batch = uncached.slice(start, start + batchSize);
    options.onProgress?.(start, uncached.length);
    const form = new FormData();
    form.append('benchmark', benchmark);
    form.append(
      'addressFile',
      new Blob([batch.map((query, index) => `${index},${query}\n`).join('')]),
      'addresses.csv',
    );
    try {
      const answers = await fetch(api, { method: 'POST', body: form }, (text) =>
        readAnswers(text, batch.length),
      );
      for (const [index, query] of batch.entries()) {
        const location = answers.get(index);
        if (location === undefined) continue;
        await cache.set(`census ${query}`, JSON.stringify({ location, date: today }));
        addIfLocated(query, location, today);
      }
    } catch (error) {
      onTrouble(`geocoder: ${faultOf(error)}`);
    }
  }
  options.onProgress?.(uncached.length, uncached.length);
  return positions;
}

/** CSV columns: id, address, `Match`, `No_Match` or `Tie`, kind, address found, `longitude,latitude`. */
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
