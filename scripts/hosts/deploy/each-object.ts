import { storeFault } from './store-fault.ts';

/** Requests at once: the answers take longer than the sending. */
const atOnce = 16;

/**
 * Does something with each of the items, several at once. After a failure it begins nothing more, waits for
 * what is under way, and throws what is to be said of the first failure (see `storeFault`).
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
  await Promise.all(Array.from({ length: atOnce }, next));
  if (failures.length > 0) throw failures[0];
}
