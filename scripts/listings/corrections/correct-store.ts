import { basename } from 'node:path';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import type { Table } from '../../lists/read-table.ts';
import { withUniqueSlugs } from '../listing-slugs.ts';
import { indexedStore, type ListingStore, type StoredListings } from '../listing-store.ts';
import { correctListing, ownerSource } from './correct-listing.ts';
import { type Corrected, type Corrections, readCorrections } from './read-corrections.ts';

/** A store with the owner's word above all its sources. */
interface CorrectedStore {
  readonly store: ListingStore;
  /** What is wrong with the corrections, by line. */
  readonly problems: readonly Problem[];
  /** What was not applied though nothing is wrong with it, in sentences. */
  readonly notes: readonly string[];
}

/** Returns a store as corrections.csv leaves it on a day, with notes; or every problem of its rows. */
export function correctedStore(
  store: StoredListings | undefined,
  table: Table,
  today?: string,
): Checked<{ readonly store?: ListingStore | undefined; readonly notes: readonly string[] }> {
  const corrections = readCorrections(table, today);
  const corrected = store && correctStore(store, corrections, today);
  const { problems } = corrected ?? corrections;
  return problems.length === 0
    ? { ok: true, value: { store: corrected?.store, notes: corrected?.notes ?? [] } }
    : { ok: false, problems };
}

/**
 * Applies the owner's corrections to the listings of a store, which itself stays as it was. A hidden pharmacy
 * is nowhere, a closed one among the closed ones. A closing after `today` (`YYYY-MM-DD`) does not count yet.
 */
function correctStore(store: StoredListings, corrections: Corrections, today?: string): CorrectedStore {
  const { file, current, past } = corrections;
  const idOf = idResolver(store);
  const known = current.map((correction) => ({ correction, id: idOf(correction.id) }));
  const byId = groupBy(
    known.flatMap(({ correction, id }) => (id === undefined ? [] : [{ correction, id }])),
    ({ id }) => id,
  );
  const problems: Problem[] = [...corrections.problems];
  const unknown = known.flatMap(({ correction, id }) => (id === undefined ? [correction] : []));
  if (!isSnapshot(store)) problems.push(...unknown.map((correction) => unknownId(file, correction)));

  const listings: Pharmacy[] = [];
  const closed: ClosedPharmacy[] = [];
  const about = (id: string): readonly Corrected[] =>
    (byId.get(id) ?? []).map(({ correction }) => correction);
  for (const listing of store.listings) {
    const own = about(listing.id);
    if (own.length === 0) listings.push(listing);
    else if (!own.some(({ field }) => field === 'hidden')) {
      const corrected = correctListing(
        listing,
        own.filter(({ field }) => field !== 'closed'),
      );
      problems.push(...corrected.faults.map((fault) => ({ file, ...fault })));
      // One that is to close is open until then.
      const end = own.find(({ change }) => change.kind === 'closed' && !isAhead(change.on, today));
      if (end === undefined) listings.push(corrected.listing);
      else closed.push(closedBy(end, corrected.listing));
    }
  }
  const isShown = ({ id }: { readonly id: string }): boolean =>
    !about(id).some(({ field }) => field === 'hidden');
  const listed = new Set<string>(store.listings.map(({ id }) => id));
  const idle = known.filter(
    ({ correction: { field }, id }) => id !== undefined && !listed.has(id) && field !== 'hidden',
  );
  const isMoved = current.some(({ field }) => field === 'city' || field === 'state');
  return {
    store: indexedStore({
      ...store,
      listings: isMoved ? withUniqueSlugs(listings) : listings,
      unconfirmed: store.unconfirmed.filter(isShown),
      closed: [...store.closed.filter(isShown), ...closed],
    }),
    problems,
    notes: [
      ...past.map(
        ({ line, id, field, until }) =>
          `${file}:${line}: ${field} of ${id} held until ${until} and is no longer applied`,
      ),
      ...idle.map(
        ({ correction: { line, id, field } }) =>
          `${file}:${line}: ${field} of ${id} is not applied, since it is not among the listings`,
      ),
    ],
  };
}

/** The name of the register's snapshot, which holds but a part of what the owner's own store does. */
const snapshotName = 'register.csv';

/** Whether a store was made of the snapshot alone: what it lacks may be in the owner's own store. */
const isSnapshot = ({ kept }: StoredListings): boolean =>
  kept.length > 0 &&
  kept.every(({ files }) => Object.keys(files).every((path) => basename(path) === snapshotName));

const isAhead = (day: string | undefined, today: string | undefined): boolean =>
  day !== undefined && today !== undefined && day > today;

/** Finds the id of a listing, of a closed pharmacy or of a store of a chain by its id or its NPI. */
function idResolver({ listings, closed, unconfirmed }: StoredListings): (id: string) => string | undefined {
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
  { change, date }: Corrected,
  { id, slug, name, address, location, brand, sources }: Pharmacy,
): ClosedPharmacy => ({
  ...{ id, slug, name, address, location, brand },
  why: 'stated',
  closedOn: change.kind === 'closed' ? (change.on ?? date) : date,
  word: { source: ownerSource, date },
  sources: [{ id: ownerSource, date, fields: ['closed'] }, ...sources],
});
