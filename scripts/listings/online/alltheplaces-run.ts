import { z } from 'zod';
import { Refusal } from '../../cli/problems/refusal.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { once } from '../../lists/facts/once.ts';
import { brandOfName } from '../fields/brand-table.ts';
import { collectOutcomes, type ReadFiles } from '../import/collect-outcomes.ts';
import { type ImportScope, isoDate } from '../import/record-outcome.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { type Asking, isOfService, keptAnswer, RefusedRequest } from './polite-fetch.ts';

const latestRunUrl = 'https://data.alltheplaces.xyz/runs/latest.json';
const alternativeHost = 'https://alltheplaces-data.openaddresses.io';
export const allThePlacesSource = 'alltheplaces';

const runSchema = z.object({
  stats_url: z.url(),
  run_id: z.string().optional(),
  start_time: z.string().optional(),
  updated_at: z.string().optional(),
});
const spiderSchema = z.object({
  spider: z.string().regex(/^[A-Za-z0-9_.-]+$/),
  features: z.number(),
  run_group: z.string().optional(),
  last_run_id: z.string().optional(),
  last_run_time: z.string().optional(),
});
const runIndexSchema = z.object({ results: z.array(spiderSchema) });
const spiderFileSchema = z.looseObject({
  dataset_attributes: z.looseObject({ 'spider:collection_time': z.string().optional() }).optional(),
  features: z.array(z.unknown()),
});

export interface RunRequest extends Asking {
  readonly latestUrl?: string | undefined;
  readonly onTrouble: (trouble: string) => void;
  readonly spidersInStore?: ReadonlySet<string> | undefined;
}

/**
 * Fetches the places of pharmacy chains, in the scope's states, from the latest AllThePlaces run. Leaves out
 * a chain whose file is refused or damaged, and reports it to `onTrouble`; reports too a chain of
 * `spidersInStore` without places in the run. Throws an error if any other request fails.
 */
export async function fetchRun(scope: ImportScope, request: RunRequest): Promise<ReadFiles> {
  const { latestUrl = latestRunUrl, onProgress } = request;
  const run = await keptAnswer(request, { url: latestUrl }, (text) => runSchema.parse(JSON.parse(text)));
  const { stats_url: indexUrl } = run;
  if (![latestUrl, alternativeHost].some((own) => isOfService(indexUrl, own)))
    throw new Error(
      `${latestUrl}: the run names ${indexUrl.slice(0, 200)}, which is not of this host by https`,
    );
  const { results } = await keptAnswer(request, { url: indexUrl }, (text) =>
    runIndexSchema.parse(JSON.parse(text)),
  );
  for (const { spider } of results.filter(({ features }) => features === 0))
    if (request.spidersInStore?.has(spider))
      request.onTrouble(
        `AllThePlaces: the run has nothing of ${spider}, of which the store holds places; none of them counts as closed. Fetch again after the next run`,
      );
  const chosen = results.filter(({ spider, features }) => features > 0 && isPharmacySpider(spider));
  const collected = collectOutcomes();
  for (const [done, entry] of chosen.entries()) {
    onProgress?.(done, chosen.length);
    try {
      const file = await fetchSpider(entry, indexUrl, request);
      const day = file.dataset_attributes?.['spider:collection_time'] ?? entry.last_run_time;
      const dated = {
        type: 'FeatureCollection',
        dataset_attributes: {
          'spider:collection_time': isoDate(day ?? run.start_time ?? run.updated_at ?? ''),
        },
        features: file.features,
      };
      const name = `AllThePlaces ${run.run_id ?? 'latest'}, ${entry.spider}`;
      const { rows } = readPlaces({ name, path: name }, dated, scope, (row) => collected.onOutcome(row));
      collected.onRows(allThePlacesSource, 'AllThePlaces', rows);
    } catch (error) {
      // One bad file does not stop the others.
      if (!(error instanceof Refusal)) throw error;
      request.onTrouble(`AllThePlaces: ${error.lines[0] ?? ''}`);
    }
  }
  onProgress?.(chosen.length, chosen.length);
  return collected.result();
}

/** Asks beside the index. In a run of several groups, that file may be missing, and the group has it. */
async function fetchSpider(
  { spider, run_group: group, last_run_id: id, last_run_time: time = '' }: z.infer<typeof spiderSchema>,
  indexUrl: string,
  request: RunRequest,
): Promise<z.infer<typeof spiderFileSchema>> {
  const ask = (folder: string) => {
    const url = new URL(`${folder}/output/${spider}.geojson`, indexUrl).href;
    // The address of the latest run stays the same from run to run.
    return keptAnswer(request, { url, key: `${url} ${time}` }, (text) => readSpider(text, url));
  };
  try {
    return await ask('..');
  } catch (error) {
    if (!(error instanceof RefusedRequest) || group === undefined || id === undefined) throw error;
    return ask(`../../${group}/${id}`);
  }
}

function readSpider(text: string, url: string): z.infer<typeof spiderFileSchema> {
  // A mirror may keep an empty file where the original redirects.
  if (text.trim() === '') throw new RefusedRequest(`${url}: the file is empty`);
  return spiderFileSchema.parse(JSON.parse(text));
}

const pharmacyWord = /(?:^|_)(?:pharmac(?:y|ies)|drugs?|drugstore|apothecary|rx)(?:_|$)/;
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const shopsWithCounters = once(
  () =>
    new Set(
      factRows('shops-with-counters', 'scripts/listings/online').map(({ shop = '' }) =>
        shop.replaceAll(' ', ''),
      ),
    ),
);

/** True if an AllThePlaces spider (scraper) has the name of a US chain with pharmacies: not `walmart_ca`. */
export function isPharmacySpider(spider: string): boolean {
  const name = spider.toLowerCase().replace(/_us$/, '');
  const [, country] = /_([a-z]{2})$/.exec(name) ?? [];
  if (country !== undefined && countryNames.of(country.toUpperCase()) !== undefined) return false;
  const words = name.split('_');
  const isShop = words.some((_, at) => shopsWithCounters().has(words.slice(0, at + 1).join('')));
  return isShop || pharmacyWord.test(name) || brandOfName(words.join(' ')) !== undefined;
}
