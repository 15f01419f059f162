import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import { compileForNode } from '../../build/bundle/compile-for-node.ts';
import { loadPlan } from '../../plan/load-plan.ts';

/**
 * A process of its own: `floor.ts LISTS FOLDER` makes every city's dataset and compiles the bare rendering into a folder; floor-thread.ts then renders
 * and measures it.
 */
async function main(lists: string, folder: string): Promise<void> {
  const loaded = await loadPlan(lists);
  if (!loaded.ok) throw new Error('The lists have problems: run npm run check');
  const datasets = loaded.value.plan.groups.flatMap(({ data }): readonly CityDataset[] => {
    const made = data?.make();
    return made?.kind === 'city' ? [made] : [];
  });
  await compileForNode(folder, {
    input: ['src/app/prerender/bare-render.tsx', join(import.meta.dirname, 'floor-thread.ts')],
  });
  // The TypeScript loader of this thread would change the compiled modules, which makes them a tenth slower and more: that thread has none.
  new Worker(join(folder, 'floor-thread.js'), {
    workerData: { module: join(folder, 'bare-render.js'), datasets },
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
}

const [lists = '', folder = ''] = process.argv.slice(2);
await main(lists, folder);
