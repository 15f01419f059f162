import { correctionColumns, listedValues } from '../../../src/domain/pharmacy/correction-rows.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import type { Table, TableRow } from '../../lists/read-table.ts';
import { csvText } from '../../lists/write-list.ts';
import type { ListingStore } from '../listing-store.ts';
import { correctedStore, idResolver } from './correct-store.ts';
import { messageRows } from './message-rows.ts';

/** The corrections in a message. */
interface TakenMessage {
  /** corrections.csv with the rows that change something. Undefined if none does. */
  readonly text?: string | undefined;
  /** A line for each row, with the change that it makes. */
  readonly changes: readonly string[];
}

/**
 * Adds the rows of a message to the corrections and checks them as a build does, as of `today`
 * (`YYYY-MM-DD`). Rows that change nothing are left out. Problems name the lines of `file`, the message.
 */
export function takeMessage(
  message: string,
  {
    file,
    table,
    store,
    today,
  }: { readonly file: string; readonly table: Table; readonly store: ListingStore; readonly today: string },
): Checked<TakenMessage> {
  const rows = messageRows(message, today);
  if (rows.length === 0) return { ok: false, problems: [withoutRows(file)] };
  const before = correctedStore(store, table, today);
  if (!before.ok) return before;
  const listed = before.value.store ?? store;
  const idOf = idResolver(listed);
  const read = rows.map((row) => {
    const { id = '', field = '', value = '' } = row.cells;
    const listing = listed.listings.find((known) => known.id === idOf(id));
    const old = listing === undefined ? '' : listedValue(listing, field);
    const name = listing === undefined ? id : `${listing.name} (${listing.id})`;
    const isNew = listing === undefined || old !== value;
    const what = isNew ? `${old || 'not known'} → ${value || 'not known'}` : `${value}, as it is`;
    return { row, isNew, change: `${name}  ${field}: ${what}` };
  });
  const added = read.flatMap(({ row, isNew }) => (isNew ? [row] : []));
  const changes = read.map(({ change }) => change);
  if (added.length === 0) return { ok: true, value: { changes } };
  const after = correctedStore(store, { ...table, rows: [...table.rows, ...atLines(added, table)] }, today);
  if (after.ok)
    return { ok: true, value: { text: csvText(correctionColumns, [...table.rows, ...added]), changes } };
  return { ok: false, problems: after.problems.map((problem) => inMessage(problem, file, table, added)) };
}

/** Returns a listing's field as a cell of corrections.csv, empty if it is unknown. */
function listedValue(listing: Pharmacy, field: string): string {
  const { street, unit, city, state, zip } = listing.address;
  const { website, services } = listing;
  const values: Readonly<Record<string, string | undefined>> = {
    ...{ street, unit, city, state, zip, website, services: services.join(';') },
    ...Object.fromEntries(listedValues(listing)),
  };
  return values[field] ?? '';
}

/** Returns rows with line numbers below a table's, by which their problems are recognised. */
const atLines = (rows: readonly TableRow[], table: Table): readonly TableRow[] =>
  rows.map((row, index) => ({ ...row, line: lastLine(table) + index + 1 }));

const lastLine = ({ rows }: Table): number => Math.max(1, ...rows.map(({ line }) => line));

/** Returns a problem of an added row with the row's line in the message. */
function inMessage(problem: Problem, file: string, table: Table, added: readonly TableRow[]): Problem {
  const row = added[(problem.line ?? 0) - lastLine(table) - 1];
  return row === undefined ? problem : { ...problem, file, line: row.line };
}

const withoutRows = (file: string): Problem => ({
  file,
  rule: 'a message must hold rows of corrections.csv under their header',
  remedy: `Save the whole message as text; its rows follow the line ${correctionColumns.join(',')}.`,
});
