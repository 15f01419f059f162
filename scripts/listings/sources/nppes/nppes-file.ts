import { rowCells } from '../../import/csv-cells.ts';
import { InputError } from '../../import/input-error.ts';
import type { InputFile } from '../../import/input-files.ts';
import type { RowOutcome } from '../../import/record-outcome.ts';
import { scanRows } from '../../import/row-scanner.ts';
import type { FileSummary } from '../../import/undated-files.ts';
import { type NppesProvider, type RegisterScope, readProvider, registerSource } from './nppes-provider.ts';
import { numberAt } from './passed-rows.ts';
import { registerHeader } from './register-layout.ts';

const taxonomySlots = 15;

const columns = {
  npi: 'NPI',
  entityType: 'Entity Type Code',
  legalName: 'Provider Organization Name (Legal Business Name)',
  otherName: 'Provider Other Organization Name',
  otherNameType: 'Provider Other Organization Name Type Code',
  line1: 'Provider First Line Business Practice Location Address',
  line2: 'Provider Second Line Business Practice Location Address',
  city: 'Provider Business Practice Location Address City Name',
  state: 'Provider Business Practice Location Address State Name',
  zip: 'Provider Business Practice Location Address Postal Code',
  country: 'Provider Business Practice Location Address Country Code (If outside U.S.)',
  phone: 'Provider Business Practice Location Address Telephone Number',
  enumerated: 'Provider Enumeration Date',
  updated: 'Last Update Date',
  certified: 'Certification Date',
  deactivated: 'NPI Deactivation Date',
  reactivated: 'NPI Reactivation Date',
} as const;
const codeColumn = (slot: number): string => `Healthcare Provider Taxonomy Code_${slot}`;
/** Names in layout V.1 of columns that V.2 renamed. */
const formerColumns = ['Provider Gender Code'];

/** Trading names by NPI, of the register's file of other names. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/** Whether a CSV's header is of the register's main file, in any layout. */
export const isProviderHeader = (header: readonly string[]): boolean =>
  header[0] === columns.npi && header.includes(columns.entityType);

export const isOtherNamesHeader = (header: readonly string[]): boolean =>
  header[0] === columns.npi && header.includes(columns.otherName) && !header.includes(columns.entityType);

/** With what the register's main file is read. */
export interface ProviderScope extends RegisterScope {
  readonly otherNames: OtherNames;
  /** Asked of each row without the text of a pharmacy code, which starts there: whether it is to be read. */
  readonly isWanted: (bytes: Buffer, start: number) => boolean;
}

const pharmacyText = '3336';

/**
 * Reads the register's main file. Rows without the text of a pharmacy code are counted, and looked at only where they are wanted. Throws
 * an InputError for a header that is not of layout V.2 and for a row that cannot be read.
 */
export async function readProviderFile(
  file: InputFile,
  scope: ProviderScope,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  let read: ((cells: readonly string[]) => NppesProvider) | undefined;
  let width = 0;
  const rows = await scanRows(file.open(), {
    file: file.name,
    needle: pharmacyText,
    isWanted: scope.isWanted,
    onRow: (row, { number, line }) => {
      const at = { file: file.name, line };
      if (read === undefined) {
        const header = rowCells(at, row).map((name) => name.trim());
        read = providerReader(file.name, header);
        width = header.length;
        return;
      }
      const provider = read(rowCells(at, row, { columns: width }));
      const traded = [...(scope.otherNames.get(provider.npi) ?? []), ...provider.tradingNames];
      onOutcome(readProvider({ ...provider, tradingNames: traded }, `${file.name}, row ${number}`, scope));
    },
  });
  return { rows: Math.max(0, rows - 1), source: registerSource, dated: true };
}

/** Reads the rows with these numbers that have no text of a pharmacy code, of a file that has been read before. */
export async function readPassedRows(
  file: InputFile,
  numbers: ReadonlySet<number>,
  scope: Omit<ProviderScope, 'isWanted'>,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<void> {
  if (numbers.size === 0) return;
  let isPassed = false;
  const isWanted = (bytes: Buffer, start: number): boolean => {
    isPassed = numbers.has(numberAt(bytes, start));
    return isPassed;
  };
  await readProviderFile(file, { ...scope, isWanted }, (outcome) => {
    if (isPassed) onOutcome(outcome);
    isPassed = false;
  });
}

/** Where the columns in use stand. Throws an InputError for another layout. */
function providerReader(
  file: string,
  header: readonly string[],
): (cells: readonly string[]) => NppesProvider {
  const codes = Array.from({ length: taxonomySlots }, (_, index) => codeColumn(index + 1));
  const missing = [...Object.values(columns), ...codes].filter((name) => !header.includes(name));
  const former = formerColumns.filter((name) => header.includes(name));
  if (missing.length > 0 || former.length > 0 || header.length !== registerHeader.length) {
    throw new InputError({
      file,
      line: 1,
      value: former.length > 0 ? `"${former.join('", "')}"` : `${header.length} columns`,
      rule: `the header must be of the register's layout V.2 with ${registerHeader.length} columns`,
      remedy:
        former.length > 0
          ? 'This is layout V.1; download the file of version 2.'
          : missing.length > 0
            ? `Missing: "${missing.slice(0, 3).join('", "')}"${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}.`
            : 'Download the file again; columns were added or removed.',
    });
  }
  const place = (name: string): number => header.indexOf(name);
  const at = Object.fromEntries(Object.values(columns).map((name) => [name, place(name)]));
  const codePlaces = codes.map(place);
  return (cells) => {
    const cell = (name: string): string => (cells[at[name] ?? -1] ?? '').trim();
    return {
      npi: cell(columns.npi),
      entityType: cell(columns.entityType),
      deactivated: cell(columns.deactivated),
      reactivated: cell(columns.reactivated),
      legalName: cell(columns.legalName),
      tradingNames:
        cell(columns.otherNameType) === '3' && cell(columns.otherName) !== ''
          ? [cell(columns.otherName)]
          : [],
      practice: {
        line1: cell(columns.line1),
        line2: cell(columns.line2),
        city: cell(columns.city),
        state: cell(columns.state),
        zip: cell(columns.zip),
        country: cell(columns.country),
        phone: cell(columns.phone),
      },
      dates: [cell(columns.updated), cell(columns.certified)],
      enumerated: cell(columns.enumerated),
      codes: codePlaces.map((index) => cells[index] ?? '').filter((code) => code !== ''),
    };
  };
}

/** Reads `othername_pfile`: trading names (type 3) by NPI. Throws an InputError for a header that lacks a column. */
export async function readOtherNames(
  file: InputFile,
): Promise<{ readonly names: OtherNames; readonly rows: number }> {
  const names = new Map<string, string[]>();
  let places: { readonly name: number; readonly type: number } | undefined;
  const rows = await scanRows(file.open(), {
    file: file.name,
    onRow: (row, { line }) => {
      const cells = rowCells({ file: file.name, line }, row);
      if (places === undefined) {
        const header = cells.map((name) => name.trim());
        const type = header.indexOf(columns.otherNameType);
        places = { name: header.indexOf(columns.otherName), type };
        if (type === -1) {
          throw new InputError({
            file: file.name,
            line: 1,
            rule: `the header must name the column "${columns.otherNameType}"`,
            remedy: 'Download the file again.',
          });
        }
        return;
      }
      const [npi, name] = [cells[0], cells[places.name]];
      if (npi === undefined || name === undefined || name === '' || cells[places.type] !== '3') return;
      names.set(npi, [...(names.get(npi) ?? []), name]);
    },
  });
  return { names, rows: Math.max(0, rows - 1) };
}
