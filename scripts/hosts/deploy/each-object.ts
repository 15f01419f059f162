import { namesAndCount } from '../../build/state/build-report.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { faultOfStore } from './store-fault.ts';

/** Requests at once: the answers take longer than the sending. */
const atOnce = 16;

/** So many failures are enough to see that the store takes nothing more. */
const mostFailures = 50;

/** Does something with each of the items, several at once; the problems are those of all that failed, one for each reason. */
export async function eachObject<Item extends { readonly key: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<readonly Problem[]> {
  const failures = new Map<string, { readonly error: Error; readonly keys: string[] }>();
  let failed = 0;
  const waiting = items.values();
  const next = async (): Promise<void> => {
    for (const item of waiting) {
      if (failed >= mostFailures) return;
      try {
        await work(item);
      } catch (thrown) {
        failed += 1;
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        const alike = failures.get(reasonOf(error));
        if (alike === undefined) failures.set(reasonOf(error), { error, keys: [item.key] });
        else alike.keys.push(item.key);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return [...failures.values()].map(({ error, keys }) => ({
    file: namesAndCount(keys),
    ...faultOfStore(error),
  }));
}

/** Stores name the reason, and may name the object in the message. */
const reasonOf = ({ name, message }: Error): string => (name === 'Error' ? `Error: ${message}` : name);
