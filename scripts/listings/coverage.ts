import { z } from 'zod';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';

/** Of how many listings a fact is known. */
export const coverageSchema = z.object({
  listings: z.number(),
  /** A position of the building or its street, not of the ZIP code. */
  exact: z.number(),
  storeHours: z.number(),
  /** Hours in which a prescription can be filled. */
  counterHours: z.number(),
  /** A source says that it has a drive-through. */
  driveThrough: z.number(),
});
export type Coverage = Readonly<z.infer<typeof coverageSchema>>;

const headings = {
  listings: 'listings',
  exact: 'exact position',
  storeHours: 'store hours',
  counterHours: 'counter hours',
  driveThrough: 'drive-through',
} as const satisfies Record<keyof Coverage, string>;

/** What is known of listings. */
export function coverageOf(listings: readonly Pharmacy[]): Coverage {
  const count = (holds: (listing: Pharmacy) => boolean): number => listings.filter(holds).length;
  return {
    listings: listings.length,
    exact: count(({ location }) => location.precision !== 'zip'),
    storeHours: count(({ hours }) => hours?.store !== undefined),
    counterHours: count(({ hours }) => hours?.pharmacy !== undefined),
    driveThrough: count(
      ({ hours, services }) => hours?.driveThrough !== undefined || services.includes('drive-through'),
    ),
  };
}

/** What is known of the listings of each state, by its code. */
export const coverageByState = (listings: readonly Pharmacy[]): Record<string, Coverage> =>
  Object.fromEntries(
    [...groupBy(listings, ({ address }) => address.state)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([state, group]) => [state, coverageOf(group)]),
  );

/** Returns a table of coverages by name, as counts and shares, with a last line of all unless null. */
export function coverageTable(
  coverages: Readonly<Record<string, Coverage>>,
  all: Coverage | null = sumOf(Object.values(coverages)),
): readonly string[] {
  const named = Object.entries(coverages);
  const rows = all === null || named.length < 2 ? named : [...named, ['all', all] as const];
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(width)}${cells.map((cell) => `  ${cell.padStart(14)}`).join('')}`;
  return [
    line('', Object.values(headings)),
    ...rows.map(([name, coverage]) => line(name, cellsOf(coverage))),
  ];
}

const cellsOf = ({
  listings,
  exact,
  storeHours,
  counterHours,
  driveThrough,
}: Coverage): readonly string[] => [
  listings.toLocaleString('en-US'),
  ...[exact, storeHours, counterHours, driveThrough].map((count) =>
    listings === 0 ? '–' : `${((100 * count) / listings).toFixed(1)} %`,
  ),
];

function sumOf(coverages: readonly Coverage[]): Coverage {
  const sum = (field: keyof Coverage): number =>
    coverages.reduce((total, coverage) => total + coverage[field], 0);
  return {
    listings: sum('listings'),
    exact: sum('exact'),
    storeHours: sum('storeHours'),
    counterHours: sum('counterHours'),
    driveThrough: sum('driveThrough'),
  };
}
