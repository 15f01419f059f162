import { storeFault } from './store-fault.ts';

const requestsAtOnce = 16;

/**
 * Calls `work` for each item, up to 16 at once. Rejects with the first failure: a Refusal that names the
 * item's key.
 */
export async function eachObject<Item extends { readonly key: string }>(
  to: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = items.values();
  const next = async (): Promise<void> => {
    for (const item of waiting) {
      await work(item).catch((error: unknown) => failures.push(storeFault(to + item.key, error)));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, next));
  if (failures.length > 0) throw failures[0];
}
