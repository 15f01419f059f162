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

/** A store with the owner's word above all its sources, and what was not applied, in sentences. */
interface CorrectedStore {
  readonly store?: ListingStore | undefined;
  readonly notes: readonly string[];
}

/**
 * Returns a store as corrections.csv leaves it on a day (`YYYY-MM-DD`), or every problem of its rows. A hidden
 * pharmacy is nowhere, a closed one among the closed ones. A closing after that day does not count yet.
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
    // One that is to close is open until then.
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

/** The day that a `closed` cell names; `otherwise` for `yes`. */
const dayIn = (value: string, otherwise: string): string => (value === 'yes' ? otherwise : value);

/** The name of the register's snapshot, which holds but a part of what the owner's own store does. */
const snapshotName = 'register.csv';

/** Whether a store was made of the snapshot alone: what it lacks may be in the owner's own store. */
const isSnapshot = ({ kept }: StoredListings): boolean =>
  kept.length > 0 &&
  kept.every(({ files }) => Object.keys(files).every((path) => basename(path) === snapshotName));

/** Finds the id of a listing, of a closed pharmacy or of a store of a chain by its id or its NPI. */
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
