import { groupBy } from '../../../src/domain/text/group-by.ts';
import { namesAndCount } from '../../build/state/build-report.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { faultOfStore } from './store-fault.ts';

/** Requests at once: the answers take longer than the sending. */
const atOnce = 16;

/** After so many failures it is plain that the store takes nothing more. */
const mostFailures = 50;

/** Does something with each of the items, several at once; returns the problems of those that failed, one for each reason. */
export async function eachObject<Item extends { readonly key: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<readonly Problem[]> {
  const failures: Problem[] = [];
  const waiting = items.values();
  const next = async (): Promise<void> => {
    for (const item of waiting) {
      if (failures.length >= mostFailures) return;
      await work(item).catch((error: unknown) => {
        failures.push({ file: item.key, ...faultOfStore(error) });
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return [...groupBy(failures, ({ rule }) => rule).values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ ...first, file: namesAndCount(alike.map(({ file }) => file)) })),
  );
}
