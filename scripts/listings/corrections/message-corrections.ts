import { correctionColumns, listedValues, visitorWho } from '../../../src/domain/pharmacy/correction-rows.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { cellsOfLine, type Table, type TableRow } from '../../lists/read-table.ts';
import { csvText } from '../../lists/write-list.ts';
import type { ListingStore } from '../listing-store.ts';
import { correctedStore, idResolver } from './correct-store.ts';

/**
 * Adds the rows of a visitor's message to corrections.csv. Returns its new text, if a row changes anything,
 * and a report line per row. A row replaces earlier ones of its pharmacy and field. `file` is the message's
 * name in problems, `today` is `YYYY-MM-DD`.
 */
export function addMessageCorrections(
  message: string,
  {
    file,
    table,
    store,
    today,
  }: { readonly file: string; readonly table: Table; readonly store: ListingStore; readonly today: string },
): Checked<{ readonly text?: string; readonly changes: readonly string[] }> {
  const rows = messageRows(message, file, today);
  if (!rows.ok) return rows;
  const before = correctedStore(store, table, today);
  if (!before.ok) return before;
  const correctedBefore = before.value.store ?? store;
  const idOf = idResolver(store);
  const keyOf = ({ cells: { id = '', field } }: TableRow): string => `${idOf(id) ?? id} ${field}`;
  const judgedRows = rows.value.map((row) => {
    const { id = '', field = '', value = '' } = row.cells;
    const listing = correctedBefore.listings.find((known) => known.id === idOf(id));
    if (listing === undefined && idOf(id) !== undefined && field !== 'hidden')
      return { row, isNew: false, change: `${id}  ${field}: left out, since it is not among the listings` };
    const old = listing === undefined ? '' : currentCell(listing, field);
    const name = listing === undefined ? id : `${listing.name} (${listing.id})`;
    const isNew = listing === undefined || old !== value;
    const replaced = table.rows.find((known) => isNew && keyOf(known) === keyOf(row));
    const replacedNote =
      replaced && `, instead of the word of ${replaced.cells.who} (${table.file}:${replaced.line})`;
    const difference = isNew
      ? `${old === '' ? 'not known' : (old ?? 'as listed')} → ${value || 'not known'}`
      : `${value}, as it is`;
    return { row, isNew, change: `${name}  ${field}: ${difference}${replacedNote ?? ''}` };
  });
  const added = judgedRows.flatMap(({ row, isNew }) => (isNew ? [row] : []));
  const changes = judgedRows.map(({ change }) => change);
  if (added.length === 0) return { ok: true, value: { changes } };
  const keys = new Set(added.map(keyOf));
  const keptRows = table.rows.filter((row) => !keys.has(keyOf(row)));
  // Lines of the message count below zero, to tell them from those of the file. Its rows come first, so that
  // a problem of several rows is told of one of them.
  const numbered = added.map((row) => ({ ...row, line: -row.line }));
  const after = correctedStore(store, { ...table, rows: [...numbered, ...keptRows] }, today);
  if (after.ok)
    return { ok: true, value: { text: csvText(correctionColumns, [...keptRows, ...added]), changes } };
  const problems = after.problems.map((problem) => {
    const { line = 0, remedy } = problem;
    return line < 0 ? { ...problem, file, line: -line, remedy: remedy.replace('Line -', 'Line ') } : problem;
  });
  return { ok: false, problems };
}

function currentCell(listing: Pharmacy, field: string): string | undefined {
  const { unit = '', city, state, zip } = listing.address;
  const { website = '', services, hours } = listing;
  const values: Readonly<Record<string, string>> = {
    ...{ unit, city, state, zip, website, services: services.join(';'), phone: '' },
    ...(hours?.pharmacy === undefined && { hours: '' }),
    ...Object.fromEntries(listedValues(listing)),
  };
  return values[field];
}

const header = correctionColumns.join(',');
const rowStart = /^[\w:/.-]+,[a-zA-Z]+,/;

/** Returns the rows of corrections.csv in an e-mail, dated `today` (`YYYY-MM-DD`), or problems. */
function messageRows(message: string, file: string, today: string): Checked<readonly TableRow[]> {
  const lines = message.split(/\r\n|\n|\r/).map((line) => line.replace(/^[>\s]+/, '').trimEnd());
  const rowsFound = new Map<string, TableRow>();
  const problems: Problem[] = [];
  let isBelowHeader = false;
  for (let index = 0; index < lines.length; index += 1) {
    let row = lines[index] ?? '';
    if (row === header || !isBelowHeader || !row.includes(',')) {
      isBelowHeader = row === header;
      continue;
    }
    const line = index + 1;
    // Mail programs break long lines.
    for (
      let next = lines[line];
      next && rowCells(row).length < correctionColumns.length;
      next = lines[index + 1]
    ) {
      if (rowStart.test(next)) break;
      index += 1;
      row = `${row} ${next}`;
    }
    const [id = '', field = '', value = '', ...otherCells] = rowCells(row);
    if (otherCells.length === correctionColumns.length - 3)
      rowsFound.set(JSON.stringify([id, field, value]), {
        line,
        cells: { id, field, value, who: visitorWho, date: today, until: '' },
      });
    else problems.push({ file, line, value: row, ...brokenRow });
  }
  if (problems.length === 0 && rowsFound.size === 0) problems.push({ file, ...noRows });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: [...rowsFound.values()] };
}

const rowCells = (row: string): readonly string[] => cellsOfLine(row, ',') ?? [];

const brokenRow = {
  rule: `a row must have the cells ${header}`,
  remedy: 'Write the row in one line, and in double quotes what has a comma.',
};

const noRows = {
  rule: 'a message must hold rows of corrections.csv under their header',
  remedy: `Save the whole message as text; its rows follow the line ${header}.`,
};
