import type { Problem } from '../problems/problem.ts';

/** Requests at once: the answers take longer than the sending. */
const atOnce = 16;

/** So many failures are enough to see that the store takes nothing more. */
const mostFailures = 50;

/** Does something with each of the items, several at once; the problems are those of all that failed. */
export async function eachObject<Item extends { readonly key: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const waiting = items.values();
  const next = async (): Promise<void> => {
    for (const item of waiting) {
      if (problems.length >= mostFailures) return;
      try {
        await work(item);
      } catch (error) {
        const value = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        const remedy = 'Run the deploy again: it goes on where it stopped.';
        problems.push({ file: item.key, value, rule: 'the store must take every object', remedy });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return problems;
}
