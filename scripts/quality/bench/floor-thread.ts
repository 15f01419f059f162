import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import type { SitePath } from '../../../src/domain/site/paths.ts';

/** What the thread is given. */
interface Bare {
  /** The compiled bare rendering. */
  readonly module: string;
  readonly datasets: readonly CityDataset[];
}

/**
 * A thread of floor.ts: renders every city's pages in a plain loop, after a warm-up of a few cities, and prints
 * `{pages, length, milliseconds, user, system}` as JSON, the last two being processor time. Datasets are made before the clock starts.
 */
async function main({ module, datasets }: Bare): Promise<void> {
  const imported = await import(pathToFileURL(module).href);
  const bareRender: (dataset: CityDataset, take: (path: SitePath, html: string) => void) => void =
    imported.bareRender;
  const prepareScreens: () => Promise<void> = imported.prepareScreens;
  await prepareScreens();
  // Copies of the datasets: what is remembered of a record must not be carried from the warm-up into the measurement.
  for (const dataset of datasets.slice(0, 5)) bareRender(structuredClone(dataset), () => undefined);
  const cold = datasets.map((dataset) => structuredClone(dataset));
  let pages = 0;
  let length = 0;
  const start = performance.now();
  const processor = process.cpuUsage();
  for (const dataset of cold) {
    bareRender(dataset, (_, html) => {
      pages += 1;
      length += html.length;
    });
  }
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(processor);
  console.log(JSON.stringify({ pages, length, milliseconds, user: user / 1000, system: system / 1000 }));
}

const given: Bare = workerData;
await main(given);
