import { basename } from 'node:path';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import type { Table } from '../../lists/read-table.ts';
import { withUniqueSlugs } from '../listing-slugs.ts';
import { type ListingStore, type StoredListings, snapshotFile, withIndexes } from '../listing-store.ts';
import { correctListing, ownerSource } from './correct-listing.ts';
import { type CorrectionAtLine, readCorrections } from './read-corrections.ts';

interface CorrectedStore {
  readonly store?: ListingStore | undefined;
  readonly notes: readonly string[];
}

/**
 * Applies corrections.csv to the listing store, or returns the file's problems. `notes` name rows without
 * effect, as those that expired before `today` (`YYYY-MM-DD`). Without `today` none has expired.
 */
export function correctedStore(
  store: StoredListings | undefined,
  table: Table,
  today?: string,
): Checked<CorrectedStore> {
  const { file, current, expired, problems: rowProblems } = readCorrections(table, today);
  const problems = [...rowProblems];
  const notes = expired.map(
    ({ line, id, field, until }) =>
      `${file}:${line}: ${field} of ${id} held until ${until} and is no longer applied`,
  );
  if (store === undefined)
    return problems.length === 0 ? { ok: true, value: { notes } } : { ok: false, problems };

  const idOf = idResolver(store);
  const byId = groupBy(current, ({ id }) => idOf(id));
  // The committed register.csv lacks pharmacies that the owner's store has.
  if (!isFromSnapshotOnly(store))
    problems.push(...(byId.get(undefined) ?? []).map((row) => unknownId(file, row)));
  const isShown = ({ id }: { readonly id: string }): boolean =>
    !(byId.get(id) ?? []).some(({ field }) => field === 'hidden');
  const listings: Pharmacy[] = [];
  const closed: ClosedPharmacy[] = store.closed.filter(isShown);
  for (const listing of store.listings.filter(isShown)) {
    const ownCorrections = byId.get(listing.id) ?? [];
    const { listing: corrected, faults } =
      ownCorrections.length === 0
        ? { listing, faults: [] }
        : correctListing(
            listing,
            ownCorrections.filter(({ field }) => field !== 'closed'),
          );
    problems.push(...faults.map((fault) => ({ file, ...fault })));
    // A pharmacy with a future closing is still open.
    const closing = ownCorrections.find(
      ({ field, value }) => field === 'closed' && !(today !== undefined && closingDay(value, '') > today),
    );
    if (closing === undefined) listings.push(corrected);
    else closed.push(asClosed(closing, corrected));
  }
  const listedIds = new Set<string>(store.listings.map(({ id }) => id));
  const unapplied = current.filter(({ id, field }) => {
    const knownId = idOf(id);
    return knownId !== undefined && !listedIds.has(knownId) && field !== 'hidden';
  });
  notes.push(
    ...unapplied.map(
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
    value: { store: withIndexes({ ...store, listings: shown, unconfirmed, closed }), notes },
  };
}

const closingDay = (value: string, dayOfYes: string): string => (value === 'yes' ? dayOfYes : value);

const isFromSnapshotOnly = ({ kept }: StoredListings): boolean =>
  kept.length > 0 &&
  kept.every(({ files }) => Object.keys(files).every((path) => basename(path) === basename(snapshotFile)));

/** Returns a function that finds a pharmacy's id by its NPI or by the id itself; undefined if unknown. */
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

const unknownId = (file: string, { line, id }: CorrectionAtLine): Problem => ({
  file,
  line,
  value: id,
  rule: 'a correction must be about a pharmacy of the store',
  remedy: 'Correct the id ("npm run data -- explain" shows it), or remove the row.',
});

const asClosed = (
  { value, date }: CorrectionAtLine,
  { id, slug, name, address, location, brand, sources }: Pharmacy,
): ClosedPharmacy => ({
  ...{ id, slug, name, address, location, brand },
  why: 'stated',
  closedOn: closingDay(value, date),
  word: { source: ownerSource, date },
  sources: [{ id: ownerSource, date, fields: ['closed'] }, ...sources],
});
