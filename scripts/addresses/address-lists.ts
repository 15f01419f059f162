import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { sortedProblems } from '../cli/problems/problem-report.ts';
import { repeats } from '../lists/list-rules.ts';
import { cell, only, type ParsedRows, parseRows } from '../lists/parse-rows.ts';
import { readListTable } from '../lists/read-table.ts';
import { type AddressName, byKindAndSlug, type NameKind, nameKinds } from './address-name.ts';

/** Names of the CSV files that remember published addresses, in the folder of the lists. */
export const addressFiles = { published: 'published.csv', moved: 'moved.csv' } as const;

/** A row of moved.csv: a published slug, and the slug that replaced it. */
export interface Move {
  readonly kind: NameKind;
  readonly from: string;
  /** Slug that replaced `from`; absent if nothing did. */
  readonly to?: string | undefined;
  /** Day of the edit, `YYYY-MM-DD`. */
  readonly since: string;
}

export interface AddressLists {
  readonly published: readonly AddressName[];
  readonly moves: readonly Move[];
}

const isKind = (kind: string): kind is NameKind => nameKinds.some((known) => known === kind);
const kind = cell(only(isKind), `kind must be ${nameKinds.join(', ')}`, 'Write one of these kinds.');

const isSlug = (kind: NameKind, slug: string): boolean =>
  (kind === 'place' ? /^[a-z0-9-]+\/[a-z0-9-]+$/ : /^[a-z0-9-]+$/).test(slug);
const slugIn = (column: string) => ({
  path: [column],
  message: `${column} must be a slug; of a place {city}/{slug}`,
  params: { remedy: 'Restore the row from version control.' },
  // Also where another cell is wrong, so that all is told at once.
  when: () => true,
});

const publishedRow = z
  .object({ kind, slug: z.string() })
  .refine((row) => isSlug(row.kind, row.slug), slugIn('slug'));
const moveRow = z
  .object({
    kind,
    from: z.string(),
    to: z.string().transform((to) => to || undefined),
    since: cell(
      (day) => (z.iso.date().safeParse(day).success ? day : undefined),
      'since must be a day, YYYY-MM-DD',
      'Write the day of the edit, such as 2026-11-22.',
    ),
  })
  .refine((row) => isSlug(row.kind, row.from), slugIn('from'))
  .refine((row) => row.to === undefined || isSlug(row.kind, row.to), slugIn('to'));

/** Reads published.csv and moved.csv of a folder. A missing moved.csv is empty. */
export async function readAddressLists(folder: string): Promise<Checked<AddressLists>> {
  const published = await rowsOf(join(folder, addressFiles.published), publishedRow, 'slug');
  const movedFile = join(folder, addressFiles.moved);
  const moved = existsSync(movedFile)
    ? await rowsOf(movedFile, moveRow, 'from', 'to', 'since')
    : { file: movedFile, rows: [], problems: [] };
  const problems = sortedProblems([...published.problems, ...moved.problems]);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: { published: published.rows.map(({ row }) => row), moves: moved.rows.map(({ row }) => row) },
  };
}

async function rowsOf<Row>(
  file: string,
  schema: z.ZodType<Row, unknown>,
  column: string,
  ...more: readonly string[]
): Promise<ParsedRows<Row>> {
  const columns = ['kind', column, ...more];
  const table = await readListTable(file, { columns, blank: ['to'], decimals: [], mayBeEmpty: true });
  const parsed = parseRows(table, schema);
  const repeated = repeats(table, 'address', (cells) => `${cells.kind ?? ''} ${cells[column] ?? ''}`);
  const missing = existsSync(file) ? table.problems : [missingList(file)];
  return { ...parsed, problems: [...missing, ...parsed.problems, ...repeated] };
}

const missingList = (file: string): Problem => ({
  file,
  rule: 'the list of published addresses must exist, or lost ones would not be missed',
  remedy: 'Restore it from version control. For a site that is new, write the one line "kind,slug".',
});

/** Returns the text of published.csv. */
export const publishedText = (published: readonly AddressName[]): string =>
  ['kind,slug', ...published.map(({ kind, slug }) => `${kind},${slug}`), ''].join('\n');

/** Returns the text of moved.csv. */
export const movedText = (moves: readonly Move[]): string =>
  [
    'kind,from,to,since',
    ...moves.map(({ kind, from, to = '', since }) => [kind, from, to, since].join(',')),
    '',
  ].join('\n');

/** Adds a move without making chains: `a → b`, then `b → c` gives `a → c` and `b → c`. */
export function withMove(moves: readonly Move[], move: Move): readonly Move[] {
  // `to` exists again, and `from` moves anew.
  const isSettled = (other: Move): boolean =>
    other.kind === move.kind && (other.from === move.to || other.from === move.from);
  const otherMoves = moves
    .filter((other) => !isSettled(other))
    .map((other) => (other.kind === move.kind && other.to === move.from ? { ...other, to: move.to } : other));
  return [...otherMoves, ...(move.to === move.from ? [] : [move])].toSorted((a, b) =>
    byKindAndSlug({ kind: a.kind, slug: a.from }, { kind: b.kind, slug: b.from }),
  );
}
