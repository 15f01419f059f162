import { basename } from 'node:path';
import { services } from '../../../src/domain/pharmacy/filters.ts';
import type { Pharmacy, Source } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Checked, Fault, Problem } from '../../cli/problems/problem.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { withZipRadius, zipCode, zipRadiusMiles } from '../../lists/facts/zip-codes.ts';
import type { Table } from '../../lists/read-table.ts';
import { listingSchema } from '../listing-schema.ts';
import { withUniqueSlugs } from '../listing-slugs.ts';
import { type ListingStore, type StoredListings, snapshotFile, withIndexes } from '../listing-store.ts';
import { type CorrectedField, type Correction, fieldRule, readCorrections } from './read-corrections.ts';

/** Source id of facts that the site's owner has corrected. */
const ownerSource = 'owner';

const radiusToleranceMiles = 3;

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
    const { listing: corrected, faults } = correctListing(
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

const unknownId = (file: string, { line, id }: Correction): Problem => ({
  file,
  line,
  value: id,
  rule: 'a correction must be about a pharmacy of the store',
  remedy: 'Correct the id ("npm run data -- explain" shows it), or remove the row.',
});

const asClosed = (
  { value, date }: Correction,
  { id, slug, name, address, location, brand, sources }: Pharmacy,
): ClosedPharmacy => ({
  ...{ id, slug, name, address, location, brand },
  why: 'stated',
  closedOn: closingDay(value, date),
  word: { source: ownerSource, date },
  sources: [{ id: ownerSource, date, fields: ['closed'] }, ...sources],
});

/** Returns a listing with the owner's corrections and their faults. With faults it must not be shown. */
function correctListing(
  listing: Pharmacy,
  corrections: readonly Correction[],
): { readonly listing: Pharmacy; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  if (corrections.length === 0) return { listing, faults };
  let corrected = listing;
  for (const { edit, field, date, line, value } of corrections) {
    const edited = edit(corrected, date);
    if (typeof edited !== 'string') {
      corrected = edited;
      continue;
    }
    const { rule, remedy } = fieldRule(field);
    faults.push({ line, value, rule: `${rule} (${edited})`, remedy });
  }
  // Hours of a drive-through state the service, as in an import.
  if (corrections.some(({ field, value }) => field === 'driveThroughHours' && value !== '')) {
    const servicesInOrder = services.filter(
      (id) => id === 'drive-through' || corrected.services.includes(id),
    );
    corrected = { ...corrected, services: servicesInOrder };
  }
  const positioned = withCorrectedPosition(listing, corrected, corrections);
  if ('rule' in positioned) return { listing, faults: [...faults, positioned] };
  const { error } = listingSchema.safeParse(positioned);
  if (error !== undefined) {
    const rule = `the corrected listing must fit the store (${error.issues[0]?.message ?? 'it does not'})`;
    const line = corrections[0]?.line;
    faults.push({ line, value: listing.id, rule, remedy: 'Correct the values of its rows.' });
  }
  return { listing: { ...positioned, sources: withOwner(listing.sources, corrections) }, faults };
}

function withCorrectedPosition(
  before: Pharmacy,
  after: Pharmacy,
  corrections: readonly Correction[],
): Pharmacy | Fault {
  const lineOf = (...fields: readonly CorrectedField[]): number | undefined =>
    corrections.find(({ field }) => fields.includes(field))?.line;
  const line = lineOf('lat', 'lng', 'zip', 'state');
  if (line === undefined) return after;
  const { zip, state, city } = after.address;
  const centre = zipCode(zip);
  if (centre === undefined || centre.state !== state) {
    const rule = 'the ZIP code must be one of the state';
    return { line, value: `${state} ${zip}`, rule, remedy: 'Correct state and zip.' };
  }
  const isStated = lineOf('lat') !== undefined;
  if (isStated !== (lineOf('lng') !== undefined)) {
    const rule = 'lat and lng must be corrected together';
    return { line, value: before.id, rule, remedy: 'Add a row for the other one.' };
  }
  const maxMiles = (zipRadiusMiles(zip) ?? 0) + radiusToleranceMiles;
  const { location } = after;
  const isFar = distanceMiles(location, centre.location) > maxMiles;
  if (isStated && isFar) {
    const rule = `a position must lie within ${maxMiles.toFixed(1)} miles of the centre of its ZIP code`;
    const remedy = 'Write latitude first, north positive, and longitude second, negative in the Americas.';
    return { line, value: `${location.lat},${location.lng}`, rule, remedy };
  }
  const isMoved = !isStated && before.address.zip !== zip && (location.precision === 'zip' || isFar);
  const point = isMoved ? withZipRadius({ ...centre.location, precision: 'zip' }, zip) : location;
  return { ...after, location: point, timeZone: timeZoneAt(point, state, zip, city) };
}

const sourceFieldOf = (field: CorrectedField): string => {
  if (['street', 'unit', 'city', 'state', 'zip'].includes(field)) return 'address';
  return field === 'lat' || field === 'lng' ? 'location' : field;
};

function withOwner(sources: readonly Source[], corrections: readonly Correction[]): readonly Source[] {
  const correctedFacts = new Set(corrections.map(({ field }) => sourceFieldOf(field)));
  const ownerSources = [...groupBy(corrections, ({ date }) => date)].map(([date, rows]) => ({
    id: ownerSource,
    date,
    fields: [...new Set(rows.map(({ field }) => sourceFieldOf(field)))],
  }));
  const otherSources = sources.map((source) => ({
    ...source,
    fields: source.fields.filter((field) => !correctedFacts.has(field)),
  }));
  return [...ownerSources, ...otherSources.filter(({ fields }) => fields.length > 0)];
}
