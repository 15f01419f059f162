import { basename } from 'node:path';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import type { Table } from '../../lists/read-table.ts';
import { withUniqueSlugs } from '../listing-slugs.ts';
import { indexedStore, type ListingStore, type StoredListings } from '../listing-store.ts';
import { correctListing, ownerSource } from './correct-listing.ts';
import { type Corrected, readCorrections } from './read-corrections.ts';

/** A store with the owner's corrections, and notes on those that were not applied. */
interface CorrectedStore {
  readonly store?: ListingStore | undefined;
  readonly notes: readonly string[];
}

/**
 * Returns a store with the corrections of a day (`YYYY-MM-DD`), or every problem of their rows. Hidden
 * pharmacies are removed, and closed ones are listed as closed. A closing after that day does not count yet.
 */
export function correctedStore(
  store: StoredListings | undefined,
  table: Table,
  today?: string,
): Checked<CorrectedStore> {
  const { file, current, past, problems: wrong } = readCorrections(table, today);
  const problems = [...wrong];
  const notes = past.map(
    ({ line, id, field, until }) =>
      `${file}:${line}: ${field} of ${id} held until ${until} and is no longer applied`,
  );
  if (store === undefined)
    return problems.length === 0 ? { ok: true, value: { notes } } : { ok: false, problems };

  const idOf = idResolver(store);
  const byId = groupBy(current, ({ id }) => idOf(id));
  if (!isSnapshot(store)) problems.push(...(byId.get(undefined) ?? []).map((row) => unknownId(file, row)));
  const isShown = ({ id }: { readonly id: string }): boolean =>
    !(byId.get(id) ?? []).some(({ field }) => field === 'hidden');
  const listings: Pharmacy[] = [];
  const closed: ClosedPharmacy[] = store.closed.filter(isShown);
  for (const listing of store.listings.filter(isShown)) {
    const own = byId.get(listing.id) ?? [];
    const { listing: corrected, faults } =
      own.length === 0
        ? { listing, faults: [] }
        : correctListing(
            listing,
            own.filter(({ field }) => field !== 'closed'),
          );
    problems.push(...faults.map((fault) => ({ file, ...fault })));
    // A pharmacy with a future closing is still open.
    const end = own.find(
      ({ field, value }) => field === 'closed' && !(today !== undefined && dayIn(value, '') > today),
    );
    if (end === undefined) listings.push(corrected);
    else closed.push(closedBy(end, corrected));
  }
  const listed = new Set<string>(store.listings.map(({ id }) => id));
  const idle = current.filter(({ id, field }) => {
    const known = idOf(id);
    return known !== undefined && !listed.has(known) && field !== 'hidden';
  });
  notes.push(
    ...idle.map(
      ({ line, id, field }) =>
        `${file}:${line}: ${field} of ${id} is not applied, since it is not among the listings`,
    ),
  );
  if (problems.length > 0) return { ok: false, problems };
  const isMoved = current.some(({ field }) => field === 'city' || field === 'state');
  const unconfirmed = store.unconfirmed.filter(isShown);
  const shown = isMoved ? withUniqueSlugs(listings) : listings;
  return {
    ok: true,
    value: { store: indexedStore({ ...store, listings: shown, unconfirmed, closed }), notes },
  };
}

/** Returns the day in a `closed` cell, or `otherwise` for `yes`. */
const dayIn = (value: string, otherwise: string): string => (value === 'yes' ? otherwise : value);

/** Name of the register's snapshot, which holds only a part of the owner's store. */
const snapshotName = 'register.csv';

/** True if a store was made from the snapshot alone. Pharmacies that it lacks may be in the owner's store. */
const isSnapshot = ({ kept }: StoredListings): boolean =>
  kept.length > 0 &&
  kept.every(({ files }) => Object.keys(files).every((path) => basename(path) === snapshotName));

/** Returns a function that finds the id of a listing, closed pharmacy or chain store, by its id or NPI. */
export function idResolver({
  listings,
  closed,
  unconfirmed,
}: StoredListings): (id: string) => string | undefined {
  const ids = new Map<string, string>();
  for (const { id } of [...unconfirmed, ...closed, ...listings]) ids.set(id, id);
  for (const { id, npi } of listings) if (npi !== undefined) ids.set(`npi:${npi}`, id);
  return (id) => ids.get(/^\d{10}$/.test(id) ? `npi:${id}` : id);
}

const unknownId = (file: string, { line, id }: Corrected): Problem => ({
  file,
  line,
  value: id,
  rule: 'a correction must be about a pharmacy of the store',
  remedy: 'Correct the id ("npm run data -- explain" shows it), or remove the row.',
});

const closedBy = (
  { value, date }: Corrected,
  { id, slug, name, address, location, brand, sources }: Pharmacy,
): ClosedPharmacy => ({
  ...{ id, slug, name, address, location, brand },
  why: 'stated',
  closedOn: dayIn(value, date),
  word: { source: ownerSource, date },
  sources: [{ id: ownerSource, date, fields: ['closed'] }, ...sources],
});
