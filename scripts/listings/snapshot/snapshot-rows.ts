import { formatPhone, type Precision, precisions } from '../../../src/domain/pharmacy/pharmacy.ts';
import { readCsv } from '../import/csv-rows.ts';
import type { InputFile } from '../import/input-files.ts';
import type { Placed } from '../import/placed.ts';
import { type FileSummary, type ImportScope, isoDate, type RowOutcome } from '../import/record-outcome.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { isPersonalName } from '../names/person-name.ts';
import { type NppesProvider, readProvider, registerSource } from '../sources/nppes/nppes-provider.ts';

/** Writes an apostrophe before a text that a spreadsheet would run (`=1+1`, `@ Home`), or that has one. */
export const guard = (text: string): string => (/^'*[=+@\t\r-]/.test(text) ? `'${text}` : text);
/** Removes the apostrophe of `guard`. */
export const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+@\t\r-])/, '');

const betweenNames = ' | ';

/** Sources of positions in the public domain: the Department of Health and the Census. */
const placers: ReadonlySet<string> = new Set(['hhs', 'census']);

/** True if a position may be in the snapshot. */
export const isPublicDomain = ({ source }: Pick<Placed, 'source'>): boolean => placers.has(source);

type WriteCell = (record: SourceRecord, placed: Placed | undefined) => string | undefined;

/**
 * The columns of the snapshot (docs/decisions/0096-register-snapshot.md), and how a record's cells are
 * written. `name` is only for readers. `lat` and `lng` are empty if only the ZIP code is known. `placed` is
 * the position's source.
 */
const columns = {
  npi: ({ npi }) => npi,
  name: ({ sign, name }) => guard(sign ?? name ?? ''),
  registered: ({ legalName = '' }) => guard(businessName(legalName)),
  trading: ({ tradingNames = [] }) =>
    guard(tradingNames.filter((text) => !isPersonalName(text)).join(betweenNames)),
  street: ({ address }) => guard(address?.street ?? ''),
  unit: ({ address }) => guard(address?.unit ?? ''),
  city: ({ address }) => guard(address?.city ?? ''),
  state: ({ address }) => address?.state,
  zip: ({ address }) => address?.zip,
  phone: ({ phone }) => phone && formatPhone(phone).replace(/^\((\d+)\) /, '$1-'),
  codes: ({ codes = [] }) => codes.join(' '),
  enumerated: ({ enumerated }) => enumerated,
  updated: ({ date }) => date,
  precision: (_, placed) => placed?.location.precision ?? 'zip',
  lat: (_, placed) => placed && String(placed.location.lat),
  lng: (_, placed) => placed && String(placed.location.lng),
  placed: (_, placed) => placed?.source,
  placed_on: (_, placed) => placed?.date,
} as const satisfies Readonly<Record<string, WriteCell>>;
type SnapshotColumn = keyof typeof columns;
const writers: readonly (readonly [column: string, write: WriteCell])[] = Object.entries(columns);
export const snapshotColumns = writers.map(([column]) => column);

/** Returns the cells of a record, or undefined if it has no register number or address. */
export function snapshotRow(
  record: SourceRecord,
  placed: Placed | undefined,
): Readonly<Record<string, string>> | undefined {
  if (record.npi === undefined || record.address === undefined) return undefined;
  return Object.fromEntries(writers.map(([column, write]) => [column, write(record, placed) ?? '']));
}

const tradingAs = /\bd[./]?\s?b[./]?\s?a\b[.:]?/i;

/** Returns a registered name without a person's: empty for `JOHN SMITH`, `X` for `JOHN SMITH DBA X`. */
function businessName(legalName: string): string {
  const [owner = '', ...traded] = legalName.split(tradingAs).map((part) => part.trim());
  if (isPersonalName(legalName)) return '';
  return traded.length > 0 && isPersonalName(owner) ? (traded.at(-1) ?? '') : legalName;
}

type ReadCell = (column: SnapshotColumn) => string;

/** Returns a row as the register's entry, so that the usual rules read it. */
const providerOf = (cell: ReadCell): NppesProvider => ({
  npi: cell('npi'),
  entityType: '2',
  deactivated: '',
  reactivated: '',
  legalName: cell('registered'),
  tradingNames: cell('trading') === '' ? [] : cell('trading').split(betweenNames),
  practice: {
    line1: cell('street'),
    line2: cell('unit'),
    city: cell('city'),
    state: cell('state'),
    zip: cell('zip'),
    country: 'US',
    phone: cell('phone'),
  },
  dates: [cell('updated')],
  enumerated: cell('enumerated'),
  codes: cell('codes')
    .split(' ')
    .filter((code) => code !== ''),
});

/** Returns a row's position as a record of its own source, or undefined if it has none. */
function pointOf(cell: ReadCell, record: SourceRecord): SourceRecord | undefined {
  const precision = precisions.find((known): known is Precision => known === cell('precision'));
  if (cell('placed') === '' || precision === undefined) return undefined;
  return {
    key: `${cell('placed')}/${cell('npi')}`,
    source: cell('placed'),
    kind: 'register',
    date: isoDate(cell('placed_on')),
    origin: record.origin,
    provesPharmacy: false,
    npi: cell('npi'),
    address: record.address,
    site: record.site,
    location: { lat: Number(cell('lat')), lng: Number(cell('lng')), precision },
    types: [],
    services: [],
    accepts: [],
    accessibility: {},
    languages: [],
    refused: [],
  };
}

/** True if a CSV's header is the snapshot's. */
export const isSnapshotHeader = (header: readonly string[]): boolean =>
  header.join(',') === snapshotColumns.join(',');

/** Reads a snapshot as the register is read. Throws an InputError with all bad rows. */
export async function readSnapshotFile(
  file: InputFile,
  scope: ImportScope,
  {
    onOutcome,
    onPoint,
  }: {
    readonly onOutcome: (outcome: RowOutcome) => void;
    readonly onPoint: (outcome: RowOutcome) => void;
  },
): Promise<FileSummary> {
  const rows = await readCsv(file, { needed: snapshotColumns }, (column, { number }) => {
    const cell = (name: SnapshotColumn): string => withoutGuard(column(name));
    const outcome = readProvider(providerOf(cell), `${file.name}, row ${number}`, scope);
    onOutcome(outcome);
    const point = outcome.kind === 'record' ? pointOf(cell, outcome.record) : undefined;
    if (point !== undefined) onPoint({ kind: 'record', record: point });
  });
  return { rows, source: registerSource, dated: true };
}
