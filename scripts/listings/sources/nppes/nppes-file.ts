import { type ReadColumn, readCsv } from '../../import/csv-rows.ts';
import type { InputFile } from '../../import/input-files.ts';
import type { FileSummary, ImportScope, RowOutcome } from '../../import/record-outcome.ts';
import { type NppesProvider, readProvider, registerSource } from './nppes-provider.ts';

const taxonomySlots = 15;
/** Type of a trading name ("doing business as"). */
const tradingType = '3';

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

/** Trading names by NPI. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/** Returns which file of the register has a header, or why it is not read. Undefined for any other file. */
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
  readonly otherNames: OtherNames;
}

const pharmacyText = '3336';

/** Returns the register number at the beginning of a row's bytes, quoted or not. */
const numberOf = (bytes: string): string => bytes.slice(0, 12).replaceAll('"', '').slice(0, 10);

/**
 * Reads the register's main file by the names of its columns. Rows without a pharmacy code are only counted,
 * and their numbers added to `passed`. Throws an InputError for a missing column and for bad rows.
 */
export async function readProviderFile(
  file: InputFile,
  scope: ProviderScope,
  passed: NumberSet,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  let passedOver = 0;
  const isWanted = (bytes: string): boolean => {
    if (bytes.includes(pharmacyText)) return true;
    passed.add(numberOf(bytes));
    passedOver += 1;
    return false;
  };
  const needed = [...Object.values(columns), ...codeColumns];
  const rows = await readCsv(file, { needed, isWanted }, (column, at) =>
    onOutcome(readRow(file, scope, column, at)),
  );
  return { rows, source: registerSource, dated: true, passedOver };
}

/** A set of register numbers, a bit each. The last digit, which checks the others, counts for nothing. */
export class NumberSet {
  #bits = new Uint8Array(0);

  add(npi: string): void {
    const place = placeOf(npi);
    if (this.#bits.length === 0) this.#bits = new Uint8Array(2e8 / 8);
    this.#bits[place >> 3] = (this.#bits[place >> 3] ?? 0) | (1 << (place & 7));
  }

  has(npi: string): boolean {
    const place = placeOf(npi);
    return ((this.#bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }
}

const placeOf = (npi: string): number => Number(npi.slice(0, 9)) - 1e8;

/** Reads rows that `readProviderFile` passed over, those with one of `numbers`. */
export async function readPassedRows(
  file: InputFile,
  scope: ProviderScope,
  numbers: ReadonlySet<string>,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<void> {
  const isWanted = (bytes: string): boolean => !bytes.includes(pharmacyText) && numbers.has(numberOf(bytes));
  await readCsv(file, { needed: [], isWanted }, (column, at) => onOutcome(readRow(file, scope, column, at)));
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
    column(columns.otherNameType) === tradingType && column(columns.otherName) !== ''
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

/** Reads trading names by NPI from `othername_pfile`. Throws an InputError if a column is missing. */
export async function readOtherNames(
  file: InputFile,
): Promise<{ readonly names: OtherNames; readonly rows: number }> {
  const names = new Map<string, string[]>();
  const needed = [columns.npi, columns.otherName, columns.otherNameType];
  const rows = await readCsv(file, { needed }, (column) => {
    const [npi = '', name = '', type] = needed.map(column);
    if (name !== '' && type === tradingType) names.set(npi, [...(names.get(npi) ?? []), name]);
  });
  return { names, rows };
}
