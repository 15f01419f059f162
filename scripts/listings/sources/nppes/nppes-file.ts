import { type ReadColumn, readCsv } from '../../import/csv-rows.ts';
import type { InputFile } from '../../import/input-files.ts';
import type { FileSummary, ImportScope, RowOutcome } from '../../import/record-outcome.ts';
import {
  makeProvider,
  providerColumns,
  readProvider,
  registerSource,
  tradingNameType,
} from './nppes-provider.ts';

const npiColumn = 'NPI';
const otherNameColumns = [
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
] as const;
const codeColumns = Array.from({ length: 15 }, (_, at) => `Healthcare Provider Taxonomy Code_${at + 1}`);

/** Returns which file of the US register (NPPES) has a header, or why it is unused. Undefined for others. */
export function registerFileOf(
  header: readonly string[],
): 'register' | 'other names' | { readonly why: string } | undefined {
  if (header[0] !== npiColumn) return undefined;
  if (header.includes('Entity Type Code')) return 'register';
  if (header.includes(otherNameColumns[0])) return 'other names';
  if (header.some((name) => name.startsWith('Provider Secondary Practice Location Address')))
    return { why: 'further addresses of the register, which are not used' };
  return header.includes('Endpoint Type')
    ? { why: 'electronic addresses of the register, which are not used' }
    : undefined;
}

// A pharmacy's codes begin with 3336. A deactivated NPI's row has no letters.
const mayBePharmacyOrDeactivated = (bytes: string): boolean =>
  bytes.includes('3336') || !/[A-Za-z]/.test(bytes);

/** Passes pharmacies in the main file of the US register to `onOutcome`. Throws an InputError if broken. */
export async function readProviderFile(
  file: InputFile,
  scope: ImportScope & { readonly otherNames: ReadonlyMap<string, readonly string[]> },
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  let skippedRows = 0;
  const isWanted = (bytes: string): boolean => {
    const wanted = mayBePharmacyOrDeactivated(bytes);
    if (!wanted) skippedRows += 1;
    return wanted;
  };
  const needed = [...providerColumns, ...otherNameColumns, ...codeColumns];
  const rows = await readCsv(file, { needed, isWanted }, (column, line) => {
    const otherNames = scope.otherNames.get(column(npiColumn)) ?? [];
    const tradingNames = [...new Set([...otherNames, ...tradingNameIn(column)])];
    const codes = codeColumns.map(column).filter((code) => code !== '');
    const provider = makeProvider({ tradingNames, codes }, (at) => column(at.column));
    onOutcome(readProvider(provider, `${file.name}, row ${line}`, scope));
  });
  return { rows, source: registerSource, dated: true, skippedRows };
}

function tradingNameIn(column: ReadColumn): readonly string[] {
  const [name, type] = otherNameColumns.map(column);
  return name && type === tradingNameType ? [name] : [];
}

/** Puts trading names in a file of the US register into `names`, by NPI. Throws an InputError if broken. */
export async function readOtherNames(
  file: InputFile,
  names: Map<string, readonly string[]>,
): Promise<FileSummary> {
  const found = new Map<string, readonly string[]>();
  const rows = await readCsv(file, { needed: [npiColumn, ...otherNameColumns] }, (column) => {
    const [npi, tradingNames] = [column(npiColumn), tradingNameIn(column)];
    if (tradingNames.length > 0) found.set(npi, [...(found.get(npi) ?? []), ...tradingNames]);
  });
  // Of two archives, the later one's names replace an NPI's former names.
  for (const [npi, tradingNames] of found) names.set(npi, tradingNames);
  return { rows, source: registerSource, dated: true };
}
