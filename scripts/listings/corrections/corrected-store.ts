import type { Checked, Problem } from '../../cli/problems/problem.ts';
import type { Table } from '../../lists/read-table.ts';
import type { ListingStore, StoredListings } from '../listing-store.ts';
import { type CorrectedStore, correctStore } from './correct-store.ts';
import { readCorrections } from './read-corrections.ts';

/**
 * A store as the rows of corrections.csv leave it on a day, with notes for reading; or every problem of the rows, which are also
 * read where there is no store.
 */
export function correctedStore(
  store: StoredListings | undefined,
  table: Table,
  today?: string,
): Checked<{ readonly store?: ListingStore | undefined; readonly notes: readonly string[] }> {
  const corrections = readCorrections(table, today);
  const corrected: Partial<CorrectedStore> & { readonly problems: readonly Problem[] } =
    store === undefined ? { problems: corrections.problems } : correctStore(store, corrections, today);
  const { problems, notes = [] } = corrected;
  return problems.length === 0
    ? { ok: true, value: { store: corrected.store, notes } }
    : { ok: false, problems };
}
