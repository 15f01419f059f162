import { groupedNumber } from '../../src/domain/text/grouped-number.ts';

const numeric = /^[\d.,–]+(?: %)?$/;

/** Returns the lines of a text table. Columns of numbers are aligned to the right. */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const columns = headings.map((heading, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const width = Math.max(heading.length, ...cells.map(({ length }) => length));
    return { width, isNumeric: column > 0 && cells.every((cell) => numeric.test(cell)) };
  });
  return [headings, ...rows].map((row) => {
    const cells = columns.map(({ width, isNumeric }, column) => {
      const cell = row[column] ?? '';
      return isNumeric ? cell.padStart(width) : cell.padEnd(width);
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

/** Returns a line for each count, the largest first: `12,345  deactivated`. */
export const countLines = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, value]) => `  ${groupedNumber(value).padStart(9)}  ${name}`);

export function countBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) addCount(counts, keyOf(item));
  return counts;
}

export function addCount(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0) + by;
}
