import { z } from 'zod';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { collectOutcomes, type ReadFiles } from '../import/collect-outcomes.ts';
import { InputError } from '../import/input-error.ts';
import { type ImportScope, isoDate } from '../import/record-outcome.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { type Asking, keptAnswer } from './answer-cache.ts';
import { isOfService, RefusedRequest } from './polite-fetch.ts';
import { bringsPharmacies } from './spider-choice.ts';

/** Index of the latest run of AllThePlaces (https://www.alltheplaces.xyz). */
const latestRun = 'https://data.alltheplaces.xyz/runs/latest.json';
/** The project's other host, where a run's files may be. */
const projectHost = 'https://alltheplaces-data.openaddresses.io';
/** AllThePlaces' source id. */
export const storesSource = 'alltheplaces';

const run = z.object({
  stats_url: z.url(),
  run_id: z.string().optional(),
  /** Start of the run. A run that is made of groups states `updated_at` instead. */
  start_time: z.string().optional(),
  updated_at: z.string().optional(),
});
const index = z.object({
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
type Spider = z.infer<typeof index>['results'][number];

/** A spider's file, with its day. Its features are read as those of any file. */
const spiderFile = z.looseObject({
  dataset_attributes: z.looseObject({ 'spider:collection_time': z.string().optional() }).optional(),
  features: z.array(z.unknown()),
});
type SpiderFile = z.infer<typeof spiderFile>;

export interface RunQuestion extends Asking {
  /** Address of `latest.json`: the project's own by default. */
  readonly latest?: string | undefined;
  /** Called for files in the run's index that are missing or unreadable. */
  readonly onTrouble: (trouble: string) => void;
  /** Spiders with places in the store. It is trouble if one of them brings nothing. */
  readonly held?: ReadonlySet<string> | undefined;
}

/**
 * Returns the places of the latest run of AllThePlaces in the states of the lists, from spiders with names
 * for pharmacies. Throws an error if a question gets no answer, or if the run names another host.
 */
export async function fetchRun(scope: ImportScope, question: RunQuestion): Promise<ReadFiles> {
  const { latest = latestRun, onProgress } = question;
  const about = await keptAnswer(question, { url: latest }, (text) => run.parse(JSON.parse(text)));
  const { stats_url: indexUrl } = about;
  if (![latest, projectHost].some((own) => isOfService(indexUrl, own)))
    throw new Error(`${latest}: the run names ${indexUrl.slice(0, 200)}, which is not of this host by https`);
  const { results } = await keptAnswer(question, { url: indexUrl }, (text) => index.parse(JSON.parse(text)));
  for (const { spider } of results.filter(({ features }) => features === 0))
    if (question.held?.has(spider))
      question.onTrouble(
        `AllThePlaces: the run has nothing of ${spider}, of which the store holds places; none of them counts as closed. Fetch again after the next run`,
      );
  const chosen = results.filter(({ spider, features }) => features > 0 && bringsPharmacies(spider));
  const collected = collectOutcomes();
  for (const [done, spider] of chosen.entries()) {
    onProgress?.(done, chosen.length);
    const got = await askSpider(spider, indexUrl, question);
    if (got === undefined) continue;
    const day = got.dataset_attributes?.['spider:collection_time'] ?? spider.last_run_time;
    const dated = {
      type: 'FeatureCollection',
      dataset_attributes: {
        'spider:collection_time': isoDate(day ?? about.start_time ?? about.updated_at ?? ''),
      },
      features: got.features,
    };
    const name = `AllThePlaces ${about.run_id ?? 'latest'}, ${spider.spider}`;
    try {
      const { rows } = readPlaces(name, dated, scope, (row) => collected.onOutcome(row));
      collected.onRows(storesSource, 'AllThePlaces', rows);
    } catch (error) {
      // One bad file does not stop the others.
      if (!(error instanceof InputError)) throw error;
      question.onTrouble(`AllThePlaces: ${error.lines[0] ?? ''}`);
    }
  }
  onProgress?.(chosen.length, chosen.length);
  return collected.result();
}

/** Returns the possible addresses of a spider's file: beside the index, and in its group's folder. */
export function spiderAddresses(
  { spider, run_group, last_run_id }: Spider,
  indexUrl: string,
): readonly string[] {
  const beside = new URL(`../output/${spider}.geojson`, indexUrl).href;
  if (run_group === undefined || last_run_id === undefined) return [beside];
  return [beside, new URL(`../../${run_group}/${last_run_id}/output/${spider}.geojson`, indexUrl).href];
}

async function askSpider(
  spider: Spider,
  indexUrl: string,
  question: RunQuestion,
): Promise<SpiderFile | undefined> {
  let refusal = '';
  for (const url of spiderAddresses(spider, indexUrl)) {
    try {
      const key = `${url} ${spider.last_run_time ?? ''}`;
      return await keptAnswer(question, { url, key }, (text) => readSpider(text, url));
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      refusal = faultOf(error);
    }
  }
  question.onTrouble(`AllThePlaces: ${refusal}`);
  return undefined;
}

function readSpider(text: string, url: string): SpiderFile {
  // A mirror may keep an empty file where the original redirects.
  if (text.trim() === '') throw new RefusedRequest(`${url}: the file is empty`);
  return spiderFile.parse(JSON.parse(text));
}
