import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { type ListShape, parseListTable, readListFile, type Table } from './read-table.ts';
import { csvText } from './write-list.ts';

const shape: ListShape = {
  columns: ['city', 'name', 'lat', 'note'],
  blank: ['note'],
  decimals: ['lat'],
  mayBeEmpty: true,
};

/** How a spreadsheet saves a table. */
interface Dialect {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly encoding: 'utf8' | 'utf8 with mark' | 'utf16le' | 'utf16be';
  readonly quotes: 'all' | 'needed';
  readonly decimalMark: '.' | ',';
  readonly emptyColumns: number;
  readonly emptyRows: number;
  readonly endsInLineEnd: boolean;
  readonly leavesOutLastEmptyCells: boolean;
}

const dialect: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf8', 'utf8 with mark', 'utf16le', 'utf16be'),
  quotes: fc.constantFrom('all', 'needed'),
  decimalMark: fc.constantFrom('.', ','),
  emptyColumns: fc.nat(3),
  emptyRows: fc.nat(3),
  endsInLineEnd: fc.boolean(),
  leavesOutLastEmptyCells: fc.boolean(),
});

const cellText = fc.string({
  unit: fc.constantFrom(...'aZ0 ,;\t"’é日𝄞.-|\''),
  maxLength: 12,
});
const row = fc
  .record({
    city: cellText,
    name: cellText.map((text) => `x${text}`),
    lat: fc
      .tuple(fc.integer({ min: -90, max: 90 }), fc.nat(99999))
      .map(([whole, part]) => `${whole}.${part}`),
    note: fc.oneof(cellText, fc.constant('')),
  })
  .map((cells): Record<string, string> => cells);
const rows = fc.array(row, { maxLength: 8 });

const { columns } = shape;

function written(table: readonly Record<string, string>[], form: Dialect): Buffer {
  const width = columns.length + form.emptyColumns;
  const cellOf = (text: string): string =>
    form.quotes === 'all' || ['"', '\n', '\r', form.delimiter].some((special) => text.includes(special))
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const lineOf = (cells: readonly string[]): string => {
    const full = [...cells, ...Array.from({ length: width - cells.length }, () => '')];
    const kept = form.leavesOutLastEmptyCells
      ? full.slice(0, full.findLastIndex((cell) => cell !== '') + 1)
      : full;
    return kept.map(cellOf).join(form.delimiter);
  };
  const lines = [
    columns,
    ...table.map((cells) =>
      columns.map((column) => {
        const cell = cells[column] ?? '';
        return column === 'lat' ? cell.replace('.', form.decimalMark) : cell;
      }),
    ),
    ...Array.from({ length: form.emptyRows }, () => []),
  ].map(lineOf);
  const text = lines.join(form.lineEnd) + (form.endsInLineEnd ? form.lineEnd : '');
  if (form.encoding === 'utf8') return Buffer.from(text);
  if (form.encoding === 'utf8 with mark') return Buffer.from(`\u{feff}${text}`);
  const utf16 = Buffer.from(`\u{feff}${text}`, 'utf16le');
  return form.encoding === 'utf16le' ? utf16 : utf16.swap16();
}

const cellsOf = (table: Table): readonly unknown[] => table.rows.map(({ cells }) => cells);

describe('a table', () => {
  it('gives the same rows in whatever form a spreadsheet saves it, and its own form keeps them', () => {
    fc.assert(
      fc.property(rows, dialect, (table, form) => {
        const read = parseListTable('x.csv', written(table, form), shape);
        expect(read.problems).toEqual([]);
        expect(cellsOf(read)).toEqual(table);
        const house = Buffer.from(csvText(read.header, read.rows));
        const reparsed = parseListTable('x.csv', house, shape);
        expect(cellsOf(reparsed)).toEqual(table);
      }),
      { numRuns: 100 },
    );
  });

  it('loses only the row with the lost quote, whatever stands around it', () => {
    fc.assert(
      fc.property(
        rows,
        rows,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.boolean(),
        (before, after, delimiter, all) => {
          const form = {
            delimiter,
            lineEnd: '\n',
            encoding: 'utf8',
            quotes: all ? 'all' : 'needed',
            decimalMark: '.',
            emptyColumns: 0,
            emptyRows: 0,
            endsInLineEnd: true,
            leavesOutLastEmptyCells: false,
          } as const;
          const lost = ['"lost', 'x', '1.5', ''].join(delimiter);
          const head = written(before, form).toString();
          const rest = written(after, form).toString().split('\n').slice(1).join('\n');
          const read = parseListTable('x.csv', Buffer.from(`${head}${lost}\n${rest}`), shape);
          expect(read.problems.map(({ line }) => line)).toEqual([before.length + 2]);
          expect(cellsOf(read)).toEqual([...before, ...after]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** Returns the problems of a list that `make` put in the place of featured.csv. */
async function problemsOf(make: (path: string) => Promise<unknown>): Promise<string> {
  const path = join(listDirectoryWith(), 'featured.csv');
  await rm(path);
  await make(path);
  const read = await readListFile(path);
  return read.ok
    ? read.value.toString()
    : read.problems
        .map(formatProblem)
        .join('\n')
        .slice(path.length + 2);
}

describe('a list file', () => {
  it.each<readonly [string, (path: string) => Promise<unknown>, RegExp]>([
    ['a folder', (path) => mkdir(path), /^a list must be a regular file \(got "a folder"\) — Put the right/],
    ['a link to a folder', (path) => symlink('.', path), /regular file \(got "a folder"\)/],
    [
      'a device that never ends',
      (path) => symlink('/dev/zero', path),
      /regular file \(got "a pipe, socket or device"\)/,
    ],
    ['a socket', listening, /regular file \(got "a pipe, socket or device"\)/],
    ['a link to nowhere', (path) => symlink('gone.csv', path), /^the file must exist — Restore/],
    ['a link to itself', (path) => symlink('featured.csv', path), /must be readable \(got "ELOOP"\)/],
    ['nothing', async () => {}, /^the file must exist — Restore/],
    ['a file of 33 MB', (path) => large(path, 33), /at most 32 MB \(got "33 MB"\)/],
  ])('is refused when it is %s', async (_, make, expected) => {
    expect(await problemsOf(make)).toMatch(expected);
  });

  it('may be a link to a regular file', async () => {
    expect(
      await problemsOf(async (path) => {
        await writeFile(`${path}.kept`, 'city,pharmacy,reason\n');
        await symlink('featured.csv.kept', path);
      }),
    ).toBe('city,pharmacy,reason\n');
  });
});

async function large(path: string, megabytes: number): Promise<void> {
  await writeFile(path, '');
  await truncate(path, megabytes * 1024 * 1024);
}

async function listening(path: string): Promise<void> {
  const server = createServer();
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(path, resolve));
}
