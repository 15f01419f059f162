import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { inOrder } from '../cli/problems/problem-report.ts';
import { repeats } from '../lists/list-rules.ts';
import { cell, only, parseRows, rowOfCells, text } from '../lists/parse-rows.ts';
import { type ListShape, readTable, type Table } from '../lists/read-table.ts';
import type { Move } from './moves.ts';
import { type AddressPromise, isPromiseSlug, type PromiseKind, promiseKey, promiseKinds } from './promise.ts';

/** The lists of published addresses, beside the editors' own. */
export const addressFiles = { published: 'published.csv', moved: 'moved.csv' } as const;

const shape = (...columns: readonly string[]): ListShape => ({
  columns,
  blank: ['to'],
  decimals: [],
  mayBeEmpty: true,
});
const shapes = {
  published: shape('kind', 'slug'),
  moved: shape('kind', 'from', 'to', 'since'),
} as const;

const isKind = (kind: string): kind is PromiseKind => promiseKinds.some((known) => known === kind);
const kind = cell(only(isKind), `kind must be ${promiseKinds.join(', ')}`, 'Write one of these kinds.');
const refuse = (context: z.RefinementCtx, column: string): void =>
  context.addIssue({
    code: 'custom',
    path: [column],
    message: `${column} must be a slug; of a place or area {city}/{slug}`,
    params: { remedy: 'Restore the row from version control.' },
  });

const publishedRow: z.ZodType<AddressPromise, unknown> = z
  .object({ kind, slug: text('slug', 160) })
  .superRefine((row, context) => {
    if (!isPromiseSlug(row.kind, row.slug)) refuse(context, 'slug');
  });

const movedCells = z.object({
  kind,
  from: text('from', 160),
  to: z.string().transform((to) => (to === '' ? undefined : to)),
  since: cell(
    (day) => (z.iso.date().safeParse(day).success ? day : undefined),
    'since must be a day, YYYY-MM-DD',
    'Write the day of the edit, such as 2026-11-22.',
  ),
});

const movedRow: z.ZodType<Move, unknown> = rowOfCells(
  movedCells,
  movedCells.partial(),
  ({ kind, from, to }, context) => {
    if (kind === undefined) return;
    if (from !== undefined && !isPromiseSlug(kind, from)) refuse(context, 'from');
    if (to !== undefined && !isPromiseSlug(kind, to)) refuse(context, 'to');
  },
);

/** The committed memory of addresses. */
export interface AddressLists {
  readonly published: readonly AddressPromise[];
  readonly moves: readonly Move[];
}

/** Reads both lists of a folder, or every problem of theirs. A folder without them has promised nothing. */
export async function readAddressLists(folder: string): Promise<Checked<AddressLists>> {
  const published = rowsOf(await tableOf(folder, 'published'), publishedRow, 'published address', 'slug');
  const moved = rowsOf(await tableOf(folder, 'moved'), movedRow, 'moved address', 'from');
  const problems = inOrder([...published.problems, ...moved.problems]);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { published: published.rows, moves: moved.rows } };
}

async function tableOf(folder: string, list: keyof typeof addressFiles): Promise<Table | undefined> {
  const file = join(folder, addressFiles[list]);
  return existsSync(file) ? readTable(file, shapes[list]) : undefined;
}

interface ListedRows<Row> {
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
}

/** The rows of a list, each of which has a kind and a slug that no other has together; and every problem of it. */
function rowsOf<Row>(
  table: Table | undefined,
  schema: z.ZodType<Row, unknown>,
  what: string,
  column: string,
): ListedRows<Row> {
  if (table === undefined) return { rows: [], problems: [] };
  const { rows, problems } = parseRows(table, schema);
  const repeated = repeats(table, what, (cells) => `${cells.kind ?? ''} ${cells[column] ?? ''}`);
  return { rows: rows.map(({ row }) => row), problems: [...table.problems, ...problems, ...repeated] };
}

/** The text of the list of promises. */
export const publishedText = (published: readonly AddressPromise[]): string =>
  ['kind,slug', ...published.map(({ kind, slug }) => `${kind},${slug}`), ''].join('\n');

/** The text of the list of moves. */
export const movedText = (moves: readonly Move[]): string =>
  [
    'kind,from,to,since',
    ...moves.map(({ kind, from, to = '', since }) => [kind, from, to, since].join(',')),
    '',
  ].join('\n');

/** What is promised and not remembered yet. */
export function newPromises(
  published: readonly AddressPromise[],
  present: readonly AddressPromise[],
): readonly AddressPromise[] {
  const known = new Set(published.map(promiseKey));
  return present.filter((promise) => !known.has(promiseKey(promise)));
}
