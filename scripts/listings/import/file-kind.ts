import type { Delimiter } from '../../lists/read-table.ts';
import { isSnapshotHeader } from '../snapshot/snapshot-rows.ts';
import { type CsvMapping, mappingFor } from '../sources/mapped-csv/csv-mapping.ts';
import { companionOf, isOtherNamesHeader, isProviderHeader } from '../sources/nppes/nppes-file.ts';
import { delimiterNames, type HeaderReading, headerReadings } from './csv-rows.ts';
import { type FoundProblems, InputError } from './input-error.ts';
import type { InputFile } from './input-files.ts';
import { firstRows } from './row-scanner.ts';
import type { SkippedFile } from './skipped-files.ts';

/** Which reader a file is for. */
export type FileKind = 'register' | 'other names' | 'places' | 'snapshot' | CsvMapping;

/** A file and its reader. */
export interface KnownFile {
  readonly file: InputFile;
  readonly kind: FileKind;
  /** What stands between the cells of a mapped CSV; a comma in any other. */
  readonly delimiter: Delimiter;
}

/** Tells by their first rows what files are, and which hold nothing to import, or finds problems. */
export async function recogniseFiles(
  files: readonly InputFile[],
  mappings: readonly CsvMapping[],
  found: FoundProblems,
): Promise<{ readonly known: readonly KnownFile[]; readonly skipped: readonly SkippedFile[] }> {
  const known: KnownFile[] = [];
  const skipped: SkippedFile[] = [];
  // One after another, since each holds a file of the system open.
  for (const file of files) {
    const kind = await found.of(() => recognise(file, mappings));
    if (kind !== undefined && 'kind' in kind) known.push(kind);
    else if (kind !== undefined) skipped.push(kind);
  }
  const [first] = skipped;
  if (known.length === 0 && found.isEmpty && first !== undefined)
    found.add({
      file: first.name,
      value: first.why,
      rule: 'one of the files must hold something to import',
      remedy:
        'Give the register’s main file (npidata_pfile…csv) with it, or the archive as it was downloaded.',
    });
  return { known, skipped };
}

async function recognise(file: InputFile, mappings: readonly CsvMapping[]): Promise<KnownFile | SkippedFile> {
  if (/\.(?:geo)?json(?:\.gz)?$/i.test(file.name)) return { file, kind: 'places', delimiter: ',' };
  const isHeaderFile = /fileheader/i.test(file.name);
  const [row, next] = await firstRows(file.open(), file.path, isHeaderFile ? 2 : 1);
  if (row === undefined) throw noHeader(file);
  if (isHeaderFile && next === undefined) return { name: file.name, why: 'a header and no rows' };
  const readings = headerReadings(file.path, row);
  if (readings.every(({ header }) => header.every((name) => name === ''))) throw noHeader(file);
  for (const { delimiter, header } of readings) {
    const mapping = mappingFor(header, mappings);
    if (mapping !== undefined) return { file, kind: mapping, delimiter };
    const kind = registerKind(header);
    const companion = companionOf(header);
    if (kind === undefined && companion === undefined) continue;
    if (delimiter !== ',') throw notCommas(file, delimiter);
    if (kind !== undefined) return { file, kind, delimiter };
    if (companion !== undefined) return { name: file.name, why: companion };
  }
  throw (await titledFile(file, mappings)) ?? unknownHeader(file, readings, mappings);
}

function registerKind(header: readonly string[]): FileKind | undefined {
  if (isProviderHeader(header)) return 'register';
  if (isSnapshotHeader(header)) return 'snapshot';
  return isOtherNamesHeader(header) ? 'other names' : undefined;
}

const noHeader = (file: InputFile): InputError =>
  new InputError({
    file: file.path,
    value: 'no text in the first row',
    rule: 'the first row must be a header',
    remedy: 'Download or export it again, with its header.',
  });

const notCommas = (file: InputFile, delimiter: Delimiter): InputError =>
  new InputError({
    file: file.path,
    line: 1,
    value: `a ${delimiterNames[delimiter]} between the cells`,
    rule: 'the register’s files must have commas between their cells',
    remedy: 'Give the file as it was downloaded; a spreadsheet has saved this one.',
  });

/** So many rows may stand above a header, such as a title and the day of an export. */
const titleRows = 10;

/** An error for a file whose header is a mapping's, but not in the first row; undefined for any other. */
async function titledFile(file: InputFile, mappings: readonly CsvMapping[]): Promise<InputError | undefined> {
  const rows = await firstRows(file.open(), file.path, titleRows);
  for (const [above, row] of rows.entries()) {
    const [own] = headerReadings(file.path, row).flatMap(({ header }) => mappingFor(header, mappings) ?? []);
    if (own !== undefined)
      return new InputError({
        file: file.path,
        line: 1,
        value: rows[0]?.toString('utf8'),
        rule: 'the first row must be a header',
        remedy: `Delete what stands above the header of the mapping "${own.source}", which is row ${above + 1}.`,
      });
  }
  return undefined;
}

/** An error for a header that no reader knows, with how it differs from the nearest mapping's. */
function unknownHeader(
  file: InputFile,
  readings: readonly HeaderReading[],
  mappings: readonly CsvMapping[],
): InputError {
  const missingIn = (header: readonly string[], mapping: CsvMapping): readonly string[] =>
    mapping.header.filter((name) => !header.includes(name));
  const [nearest] = readings
    .flatMap(({ header }) =>
      mappings.map((mapping) => ({ header, mapping, missing: missingIn(header, mapping) })),
    )
    .filter(({ mapping, missing }) => missing.length <= mapping.header.length / 2)
    .toSorted((a, b) => a.missing.length - b.missing.length);
  const header = nearest?.header ?? readings.toSorted((a, b) => b.header.length - a.header.length)[0]?.header;
  return new InputError({
    file: file.path,
    line: 1,
    value: header?.join(','),
    rule: 'the header must be that of the register or of a mapping',
    remedy:
      nearest === undefined
        ? 'Write a mapping file for it (see scripts/listings/sources/mapped-csv/mappings) and give it with --mapping FILE.'
        : `It is nearly that of the mapping "${nearest.mapping.source}": ${differences(nearest.header, nearest.missing, nearest.mapping)}. Mend the header, or give a mapping that has it with --mapping FILE.`,
  });
}

function differences(header: readonly string[], missing: readonly string[], mapping: CsvMapping): string {
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  const more = header.filter((name, at) => !mapping.header.includes(name) || header.indexOf(name) < at);
  return [
    ...(missing.length > 0 ? [`missing ${quoted(missing)}`] : []),
    ...(more.length > 0 ? [`too many ${quoted(more)}`] : []),
  ].join('; ');
}
