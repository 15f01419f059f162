import { versioned } from '../../plan/datasets/versioned-dataset.ts';
import { loadPlan } from '../../plan/load-plan.ts';
import type { PageGroup } from '../../plan/page-group.ts';

/** A process of its own (run-compiled.mjs): plans a site with samples and makes every dataset, tiles too, as a build does, keeping none. Prints how many, and their bytes, as JSON. */
export async function main(lists: string): Promise<void> {
  const loaded = await loadPlan(lists);
  if (!loaded.ok) throw new Error('The lists have problems: run npm run check');
  const { plan } = loaded.value;
  let datasets = 0;
  let bytes = 0;
  const make = ({ data }: PageGroup): void => {
    if (data === undefined) return;
    datasets += 1;
    bytes += versioned(data).bytes.length;
  };
  for (const group of plan.pageGroups) make(group);
  for (const { groups } of plan.tiles.parts()) for (const tile of groups()) make(tile);
  process.stdout.write(JSON.stringify({ datasets, bytes }));
}
