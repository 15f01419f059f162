import { z } from 'zod';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { collectOutcomes, type ReadFiles } from '../import/collect-outcomes.ts';
import { InputError } from '../import/input-error.ts';
import { type ImportScope, isoDate } from '../import/record-outcome.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { type Asking, keptAnswer } from './answer-cache.ts';
import { isOfService, RefusedRequest } from './polite-fetch.ts';
import { isPharmacySpider } from './spider-choice.ts';

const latestRunUrl = 'https://data.alltheplaces.xyz/runs/latest.json';
const alternativeHost = 'https://alltheplaces-data.openaddresses.io';
export const allThePlacesSource = 'alltheplaces';

const runSchema = z.object({
  stats_url: z.url(),
  run_id: z.string().optional(),
  start_time: z.string().optional(),
  updated_at: z.string().optional(),
});
const runIndexSchema = z.object({
  results: z.array(
    z.object({
      spider: z.string().regex(/^[A-Za-z0-9_.-]+$/),
      features: z.number(),
      run_group: z.string().optional(),
      last_run_id: z.string().optional(),
      last_run_time: z.string().optional(),
    }),
  ),
});
type Spider = z.infer<typeof runIndexSchema>['results'][number];

const spiderFileSchema = z.looseObject({
  dataset_attributes: z.looseObject({ 'spider:collection_time': z.string().optional() }).optional(),
  features: z.array(z.unknown()),
});
type SpiderFile = z.infer<typeof spiderFileSchema>;

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
  for (const [done, spider] of chosen.entries()) {
    onProgress?.(done, chosen.length);
    const file = await fetchSpider(spider, indexUrl, request);
    if (file === undefined) continue;
    const day = file.dataset_attributes?.['spider:collection_time'] ?? spider.last_run_time;
    const dated = {
      type: 'FeatureCollection',
      dataset_attributes: {
        'spider:collection_time': isoDate(day ?? run.start_time ?? run.updated_at ?? ''),
      },
      features: file.features,
    };
    const name = `AllThePlaces ${run.run_id ?? 'latest'}, ${spider.spider}`;
    try {
      const { rows } = readPlaces({ name, path: name }, dated, scope, (row) => collected.onOutcome(row));
      collected.onRows(allThePlacesSource, 'AllThePlaces', rows);
    } catch (error) {
      // One bad file does not stop the others.
      if (!(error instanceof InputError)) throw error;
      request.onTrouble(`AllThePlaces: ${error.lines[0] ?? ''}`);
    }
  }
  onProgress?.(chosen.length, chosen.length);
  return collected.result();
}

/** Returns the possible URLs of a spider's file (one chain's stores). */
export function spiderAddresses(
  { spider, run_group, last_run_id }: Spider,
  indexUrl: string,
): readonly string[] {
  const besideIndex = new URL(`../output/${spider}.geojson`, indexUrl).href;
  if (run_group === undefined || last_run_id === undefined) return [besideIndex];
  return [besideIndex, new URL(`../../${run_group}/${last_run_id}/output/${spider}.geojson`, indexUrl).href];
}

async function fetchSpider(
  spider: Spider,
  indexUrl: string,
  request: RunRequest,
): Promise<SpiderFile | undefined> {
  let refusal = '';
  for (const url of spiderAddresses(spider, indexUrl)) {
    try {
      const key = `${url} ${spider.last_run_time ?? ''}`;
      return await keptAnswer(request, { url, key }, (text) => readSpider(text, url));
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      refusal = faultOf(error);
    }
  }
  request.onTrouble(`AllThePlaces: ${refusal}`);
  return undefined;
}

function readSpider(text: string, url: string): SpiderFile {
  // A mirror may keep an empty file where the original redirects.
  if (text.trim() === '') throw new RefusedRequest(`${url}: the file is empty`);
  return spiderFileSchema.parse(JSON.parse(text));
}
