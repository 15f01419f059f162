import { formatPhone, type Precision, precisions } from '../../../src/domain/pharmacy/pharmacy.ts';
import { readCsv } from '../import/csv-rows.ts';
import type { InputFile } from '../import/input-files.ts';
import type { SourcedPosition } from '../import/placed.ts';
import { type FileSummary, type ImportScope, isoDate, type RowOutcome } from '../import/record-outcome.ts';
import { noLists, type SourceRecord } from '../import/source-record.ts';
import { isPersonalName } from '../names/person-name.ts';
import { type NppesProvider, readProvider, registerSource } from '../sources/nppes/nppes-provider.ts';

/** Puts an apostrophe before a text that a spreadsheet may run: `=1+1` → `'=1+1`, `'=1+1` → `''=1+1`. */
export const guardFormula = (text: string): string => (/^'*[=+@\t\r-]/.test(text) ? `'${text}` : text);
/** Removes the apostrophe that `guardFormula` puts: `'=1+1` → `=1+1`. */
export const unguardFormula = (cell: string): string => cell.replace(/^'(?='*[=+@\t\r-])/, '');

const nameSeparator = ' | ';

/** Publications of the Department of Health (HHS) and the Census Bureau are in the public domain. */
const publicDomainSources: ReadonlySet<string> = new Set(['hhs', 'census']);

/** True if a position's source is in the public domain, so that the position may be committed. */
export const isPublicDomain = ({ source }: Pick<SourcedPosition, 'source'>): boolean =>
  publicDomainSources.has(source);

type WriteCell = (record: SourceRecord, position: SourcedPosition | undefined) => string | undefined;

const columns = {
  npi: ({ npi }) => npi,
  name: ({ sign, name }) => guardFormula(sign ?? name ?? ''),
  registered: ({ legalName = '' }) => guardFormula(withoutPersonName(legalName)),
  trading: ({ tradingNames = [] }) =>
    guardFormula(tradingNames.filter((text) => !isPersonalName(text)).join(nameSeparator)),
  street: ({ address }) => guardFormula(address?.street ?? ''),
  unit: ({ address }) => guardFormula(address?.unit ?? ''),
  city: ({ address }) => guardFormula(address?.city ?? ''),
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

/** Returns a record's cells by column, or undefined if it lacks an NPI (register number) or an address. */
export function snapshotRow(
  record: SourceRecord,
  placed: SourcedPosition | undefined,
): Readonly<Record<string, string>> | undefined {
  if (record.npi === undefined || record.address === undefined) return undefined;
  return Object.fromEntries(writers.map(([column, write]) => [column, write(record, placed) ?? '']));
}

const tradingAs = /\bd[./]?\s?b[./]?\s?a\b[.:]?/i;

function withoutPersonName(legalName: string): string {
  const [owner = '', ...traded] = legalName.split(tradingAs).map((part) => part.trim());
  if (isPersonalName(legalName)) return '';
  return traded.length > 0 && isPersonalName(owner) ? (traded.at(-1) ?? '') : legalName;
}

type ReadCell = (column: SnapshotColumn) => string;

const registerEntry = (cell: ReadCell): NppesProvider => ({
  ...{ npi: cell('npi'), entityType: '2', legalName: cell('registered'), phone: cell('phone') },
  ...{ line1: cell('street'), line2: cell('unit'), city: cell('city'), state: cell('state') },
  ...{ zip: cell('zip'), country: 'US', enumerated: cell('enumerated'), updated: cell('updated') },
  ...{ certified: '', deactivated: '', reactivated: '' },
  tradingNames: cell('trading') === '' ? [] : cell('trading').split(nameSeparator),
  codes: cell('codes')
    .split(' ')
    .filter((code) => code !== ''),
});

function positionRecord(cell: ReadCell, record: SourceRecord): SourceRecord | undefined {
  const precision = precisions.find((known): known is Precision => known === cell('precision'));
  if (cell('placed') === '' || precision === undefined) return undefined;
  return {
    ...noLists,
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
  };
}

export const isSnapshotHeader = (header: readonly string[]): boolean =>
  header.join(',') === snapshotColumns.join(',');

/** Reads register.csv as the NPI register, and its positions as points. Throws an InputError for bad rows. */
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
  const rows = await readCsv(file, { needed: snapshotColumns }, (column, line) => {
    const cell = (name: SnapshotColumn): string => unguardFormula(column(name));
    const outcome = readProvider(registerEntry(cell), `${file.name}, row ${line}`, scope);
    onOutcome(outcome);
    const point = outcome.kind === 'dropped' ? undefined : positionRecord(cell, outcome);
    if (point !== undefined) onPoint(point);
  });
  return { rows, source: registerSource, dated: true };
}
