import type { KeptSource } from './kept-source.ts';
import { readListings } from './listing-store.ts';

const headings = ['source', 'licence', 'records', 'newest', 'brought', 'by', 'files'] as const;

/** Returns the sources of a store as a table, the largest first. Throws an InputError for a damaged store. */
export async function formatSources(folder: string): Promise<string> {
  const store = await readListings(folder);
  if (store === undefined) return `No listings in ${folder}: run npm run data -- fetch, or import FILE…`;
  const rows = store.kept.toSorted((a, b) => itemsOf(b) - itemsOf(a)).map(cellsOf);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return [headings, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) =>
          headings[column] === 'records'
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const itemsOf = ({ records, points, placed }: KeptSource): number => records + points + placed;

const cellsOf = (source: KeptSource): readonly string[] => [
  source.id,
  source.licence,
  itemsOf(source).toLocaleString('en-US'),
  source.newest ?? 'no date',
  source.day,
  source.brought,
  Object.keys(source.files).toSorted().join(', '),
];
