import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { textTable } from '../cli/text-table.ts';

export type NamedListings = readonly (readonly [name: string, listings: readonly Pharmacy[]])[];

const isFactKnown: Readonly<Record<string, (listing: Pharmacy) => boolean>> = {
  'exact position': ({ location }) => location.precision !== 'zip',
  'store hours': ({ hours }) => hours?.store !== undefined,
  // Hours in which a prescription can be filled.
  'counter hours': ({ hours }) => hours?.pharmacy !== undefined,
  'drive-through': ({ hours, services }) =>
    hours?.driveThrough !== undefined || services.includes('drive-through'),
  phone: ({ phone }) => phone !== undefined,
  website: ({ website }) => website !== undefined,
};

/** Returns the listings of each state, ordered by state code. */
export const byState = (listings: readonly Pharmacy[]): NamedListings =>
  [...groupBy(listings, ({ address }) => address.state)].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns table lines: each group's size and shares of known facts, and a total if `whole` has several. */
export function coverageTable(groups: NamedListings, whole = groups): readonly string[] {
  const all = whole.flatMap(([, listings]) => listings);
  const rows = whole.length < 2 ? groups : [...groups, ['all', all] as const];
  return textTable(
    ['', 'listings', ...Object.keys(isFactKnown)],
    rows.map(([name, listings]) => [
      name,
      groupedNumber(listings.length),
      ...Object.values(isFactKnown).map((isKnown) => share(listings.filter(isKnown).length, listings.length)),
    ]),
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
