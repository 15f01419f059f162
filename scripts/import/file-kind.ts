import { InputError } from '../problems/input-error.ts';
import { rowCells } from './csv-cells.ts';
import type { InputFile } from './input-files.ts';
import { firstRows } from './row-scanner.ts';
import type { SkippedFile } from './skipped-files.ts';
import { isSnapshotHeader } from './snapshot/read-snapshot.ts';
import { type CsvMapping, mappingFor } from './sources/mapped-csv/csv-mapping.ts';
import { companionOf } from './sources/nppes/companion-files.ts';
import { isOtherNamesHeader, isProviderHeader } from './sources/nppes/nppes-file.ts';

/** Which reader a file is for. */
export type FileKind = 'register' | 'other names' | 'places' | 'snapshot' | CsvMapping;

/** A file and its reader. */
export interface KnownFile {
  readonly file: InputFile;
  readonly kind: FileKind;
}

/**
 * Tells by their first rows what files are, and which of them hold nothing to import though they belong to the register's archive. Throws an
 * InputError for a file that no reader knows, and where none is left to read.
 */
export async function recogniseFiles(
  files: readonly InputFile[],
  mappings: readonly CsvMapping[],
): Promise<{ readonly known: readonly KnownFile[]; readonly skipped: readonly SkippedFile[] }> {
  const kinds = await Promise.all(files.map((file) => recognise(file, mappings)));
  const known = kinds.flatMap((kind) => ('kind' in kind ? [kind] : []));
  const skipped = kinds.flatMap((kind) => ('why' in kind ? [kind] : []));
  const [first] = skipped;
  if (known.length > 0 || first === undefined) return { known, skipped };
  throw new InputError({
    file: first.name,
    value: first.why,
    rule: 'one of the files must hold something to import',
    remedy: 'Give the register’s main file (npidata_pfile…csv) with it, or the archive as it was downloaded.',
  });
}

async function recognise(file: InputFile, mappings: readonly CsvMapping[]): Promise<KnownFile | SkippedFile> {
  if (/\.(?:geo)?json$/i.test(file.name)) return { file, kind: 'places' };
  const isHeaderFile = /fileheader/i.test(file.name);
  const [row, next] = await firstRows(file.open(), file.name, isHeaderFile ? 2 : 1);
  if (isHeaderFile && row !== undefined && next === undefined)
    return { name: file.name, why: 'a header and no rows' };
  const header = row === undefined ? [] : rowCells(file.name, row, 1);
  if (isProviderHeader(header)) return { file, kind: 'register' };
  if (isSnapshotHeader(header)) return { file, kind: 'snapshot' };
  if (isOtherNamesHeader(header)) return { file, kind: 'other names' };
  const mapping = mappingFor(header, mappings);
  if (mapping !== undefined) return { file, kind: mapping };
  const companion = companionOf(header);
  if (companion !== undefined) return { name: file.name, why: companion };
  throw new InputError({
    file: file.name,
    line: 1,
    value: header.join(','),
    rule: 'the header must be that of the register or of a mapping',
    remedy:
      'Write a mapping file for it (see scripts/import/sources/mapped-csv/mappings) and give it with --mapping FILE.',
  });
}
