import { type ReadColumn, readCsv } from '../../import/csv-rows.ts';
import type { InputFile } from '../../import/input-files.ts';
import type { FileSummary, ImportScope, RowOutcome } from '../../import/record-outcome.ts';
import { type NppesProvider, readProvider, registerSource } from './nppes-provider.ts';

const taxonomySlots = 15;
const tradingNameType = '3';

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
const codeColumns = Array.from(
  { length: taxonomySlots },
  (_, index) => `Healthcare Provider Taxonomy Code_${index + 1}`,
);

export type TradingNamesByNpi = ReadonlyMap<string, readonly string[]>;

/** Returns which file of the US register (NPPES) has this header, or why it is not read; else undefined. */
export function registerFileOf(
  header: readonly string[],
): 'register' | 'other names' | { readonly why: string } | undefined {
  if (header[0] !== columns.npi) return undefined;
  if (header.includes(columns.entityType)) return 'register';
  if (header.includes(columns.otherName)) return 'other names';
  if (header.some((name) => name.startsWith('Provider Secondary Practice Location Address')))
    return { why: 'further addresses of the register, which are not used' };
  return header.includes('Endpoint Type')
    ? { why: 'electronic addresses of the register, which are not used' }
    : undefined;
}

export interface ProviderScope extends ImportScope {
  readonly otherNames: TradingNamesByNpi;
}

/** True if a row may have a pharmacy's code (`3336…`), or be a deactivated NPI's, which has no letters. */
const mayBePharmacyOrDeactivated = (bytes: string): boolean =>
  bytes.includes('3336') || !/[A-Za-z]/.test(bytes);

/** Reads the pharmacies in the US register's main file. Throws an InputError for bad columns or rows. */
export async function readProviderFile(
  file: InputFile,
  scope: ProviderScope,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  let skippedRows = 0;
  const isWanted = (bytes: string): boolean => {
    const wanted = mayBePharmacyOrDeactivated(bytes);
    if (!wanted) skippedRows += 1;
    return wanted;
  };
  const needed = [...Object.values(columns), ...codeColumns];
  const rows = await readCsv(file, { needed, isWanted }, (column, at) =>
    onOutcome(readRow(file, scope, column, at)),
  );
  return { rows, source: registerSource, dated: true, skippedRows };
}

function readRow(
  { name }: InputFile,
  scope: ProviderScope,
  column: ReadColumn,
  { number }: { readonly number: number },
): RowOutcome {
  const provider = providerOf(column);
  const tradingNames = [...(scope.otherNames.get(provider.npi) ?? []), ...provider.tradingNames];
  return readProvider({ ...provider, tradingNames }, `${name}, row ${number}`, scope);
}

const providerOf = (column: ReadColumn): NppesProvider => ({
  npi: column(columns.npi),
  entityType: column(columns.entityType),
  deactivated: column(columns.deactivated),
  reactivated: column(columns.reactivated),
  legalName: column(columns.legalName),
  tradingNames:
    column(columns.otherNameType) === tradingNameType && column(columns.otherName) !== ''
      ? [column(columns.otherName)]
      : [],
  practice: {
    line1: column(columns.line1),
    line2: column(columns.line2),
    city: column(columns.city),
    state: column(columns.state),
    zip: column(columns.zip),
    country: column(columns.country),
    phone: column(columns.phone),
  },
  dates: [column(columns.updated), column(columns.certified)],
  enumerated: column(columns.enumerated),
  codes: codeColumns.map(column).filter((code) => code !== ''),
});

/** Reads trading names by NPI from the register's `othername_pfile`. Throws an InputError if unreadable. */
export async function readOtherNames(
  file: InputFile,
): Promise<{ readonly names: TradingNamesByNpi; readonly rows: number }> {
  const names = new Map<string, string[]>();
  const needed = [columns.npi, columns.otherName, columns.otherNameType];
  const rows = await readCsv(file, { needed }, (column) => {
    const [npi = '', name = '', type] = needed.map(column);
    if (name !== '' && type === tradingNameType) names.set(npi, [...(names.get(npi) ?? []), name]);
  });
  return { names, rows };
}
