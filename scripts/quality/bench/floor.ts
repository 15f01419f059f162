import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import type { SitePath } from '../../../src/domain/site/paths.ts';
import { compileForNode } from '../../client-bundle/compile-for-node.ts';
import { loadPlan } from '../../plan/load-plan.ts';

/**
 * A process of its own: `floor.ts LISTS FOLDER` compiles the bare rendering into a folder, renders every city's pages in a plain
 * loop on one thread, after a warm-up of a few cities, and prints `{pages, length, milliseconds, user, system}` as JSON, the last two being processor time. Datasets are made
 * before the clock starts.
 */
async function main(lists: string, folder: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const loaded = await loadPlan(lists);
  if (!loaded.ok) throw new Error('The lists have problems: run npm run check');
  const datasets = loaded.value.plan.groups.flatMap(({ data }): readonly CityDataset[] => {
    const made = data?.make();
    return made?.kind === 'city' ? [made] : [];
  });
  const imported = await import(pathToFileURL(await bundleFloor(folder)).href);
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

/** Compiles the bare rendering into `folder` and gives the module's path. */
async function bundleFloor(folder: string): Promise<string> {
  await compileForNode(folder, { input: ['src/app/prerender/bare-render.tsx'] });
  return join(folder, 'bare-render.js');
}

const [lists = '', folder = ''] = process.argv.slice(2);
await main(lists, folder);
