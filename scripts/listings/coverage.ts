import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { number, textTable } from './text-table.ts';

/** Listings grouped by the name of their state or city. */
export type NamedListings = readonly (readonly [name: string, listings: readonly Pharmacy[]])[];

const facts: Readonly<Record<string, (listing: Pharmacy) => boolean>> = {
  'exact position': ({ location }) => location.precision !== 'zip',
  'store hours': ({ hours }) => hours?.store !== undefined,
  // Hours in which a prescription can be filled.
  'counter hours': ({ hours }) => hours?.pharmacy !== undefined,
  'drive-through': ({ hours, services }) =>
    hours?.driveThrough !== undefined || services.includes('drive-through'),
  phone: ({ phone }) => phone !== undefined,
  website: ({ website }) => website !== undefined,
};

/** Returns the listings of each state, ordered by its code. */
export const byState = (listings: readonly Pharmacy[]): NamedListings =>
  [...groupBy(listings, ({ address }) => address.state)].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns a table of how many listings have a name, and of what share each fact is known; its sum is of `whole`. */
export function coverageTable(groups: NamedListings, whole = groups): readonly string[] {
  const all = whole.flatMap(([, listings]) => listings);
  const rows = whole.length < 2 ? groups : [...groups, ['all', all] as const];
  return textTable(
    ['', 'listings', ...Object.keys(facts)],
    rows.map(([name, listings]) => [
      name,
      number(listings.length),
      ...Object.values(facts).map((isKnown) => share(listings.filter(isKnown).length, listings.length)),
    ]),
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Returns a table of the listings added, gone and changed between two stores, by state. */
export function differenceTable(before: readonly Pharmacy[], after: readonly Pharmacy[]): readonly string[] {
  const text = new Map(before.map((listing) => [listing.id, JSON.stringify(listing)]));
  const left = new Set(after.map(({ id }) => id));
  const withHours = (listings: readonly Pharmacy[]): string =>
    number(listings.filter(({ hours }) => hours?.pharmacy !== undefined).length);
  const old = groupBy(before, ({ address }) => address.state);
  const now = groupBy(after, ({ address }) => address.state);
  return textTable(
    ['', 'listings', 'added', 'gone', 'changed', 'hours known before', 'after'],
    [...new Set([...old.keys(), ...now.keys()])].toSorted().map((state) => {
      const [was, is] = [old.get(state) ?? [], now.get(state) ?? []];
      const added = is.filter(({ id }) => !text.has(id)).length;
      const same = is.filter((listing) => text.get(listing.id) === JSON.stringify(listing)).length;
      const gone = was.filter(({ id }) => !left.has(id)).length;
      const counts = [is.length, added, gone, is.length - added - same];
      return [state, ...counts.map(number), withHours(was), withHours(is)];
    }),
  );
}
