import { versioned } from '../../plan/datasets/versioned-dataset.ts';
import { loadPlan } from '../../plan/load-plan.ts';
import { tidySooner } from '../../render/usual-flags.ts';

/** A process of its own: `plan-datasets.ts LISTS` plans a site with samples and makes every dataset, as a build does, keeping none. Prints how many, and their bytes, as JSON. */
async function main(lists: string): Promise<void> {
  const loaded = await loadPlan(lists);
  if (!loaded.ok) throw new Error('The lists have problems: run npm run check');
  const { plan, input } = loaded.value;
  tidySooner(input);
  let datasets = 0;
  let bytes = 0;
  for (const { data } of plan.pageGroups) {
    if (data === undefined) continue;
    datasets += 1;
    bytes += versioned(data).bytes.length;
  }
  process.stdout.write(JSON.stringify({ datasets, bytes }));
}

const [, , lists = ''] = process.argv;
await main(lists);
