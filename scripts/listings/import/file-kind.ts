import type { Delimiter } from '../../lists/read-table.ts';
import { isSnapshotHeader } from '../snapshot/snapshot-rows.ts';
import { type CsvMapping, mappingFor } from '../sources/mapped-csv/csv-mapping.ts';
import { registerFileOf } from '../sources/nppes/nppes-file.ts';
import { delimiterNames, type HeaderReading, headerReadings } from './csv-rows.ts';
import { InputError, type ProblemCollector } from './input-error.ts';
import type { InputFile, SkippedFile } from './input-files.ts';
import { firstRows } from './raw-rows.ts';

/** Format of a file. `other names` is the US register's (NPPES) too, `snapshot` is register.csv. */
export type FileKind = 'register' | 'other names' | 'places' | 'snapshot' | CsvMapping;

export interface KnownFile {
  readonly file: InputFile;
  readonly kind: FileKind;
  readonly delimiter: Delimiter;
}

/** Returns the files of known format, and those to skip. Adds a problem to `problems` for each other file. */
export async function recogniseFiles(
  files: readonly InputFile[],
  mappings: readonly CsvMapping[],
  problems: ProblemCollector,
): Promise<{ readonly known: readonly KnownFile[]; readonly skipped: readonly SkippedFile[] }> {
  const knownFiles: KnownFile[] = [];
  const skipped: SkippedFile[] = [];
  // One after another, since each keeps a file open.
  for (const file of files) {
    const kind = await problems.collectFrom(() => recognise(file, mappings));
    if (kind !== undefined && 'kind' in kind) knownFiles.push(kind);
    else if (kind !== undefined) skipped.push(kind);
  }
  const [firstSkipped] = skipped;
  if (knownFiles.length === 0 && problems.isEmpty && firstSkipped !== undefined)
    problems.add({
      file: firstSkipped.name,
      value: firstSkipped.why,
      rule: 'one of the files must hold something to import',
      remedy: 'Give the register’s main file (npidata_pfile…csv) with it, or the whole archive.',
    });
  return { known: knownFiles, skipped };
}

async function recognise(file: InputFile, mappings: readonly CsvMapping[]): Promise<KnownFile | SkippedFile> {
  if (/\.(?:geo)?json(?:\.gz)?$/i.test(file.name)) return { file, kind: 'places', delimiter: ',' };
  const [row, next] = await firstRows(file, 2);
  const readings = row === undefined ? [] : headerReadings(file.path, row);
  if (readings.every(({ header }) => header.every((name) => name === '')))
    throw new InputError({
      file: file.path,
      value: 'no text in the first row',
      rule: 'the first row must be a header',
      remedy: 'Download or export it again, with its header.',
    });
  if (/fileheader/i.test(file.name) && next === undefined)
    return { name: file.name, why: 'a header and no rows' };
  for (const { delimiter, header } of readings) {
    const kind =
      mappingFor(header, mappings) ?? (isSnapshotHeader(header) ? 'snapshot' : registerFileOf(header));
    if (typeof kind === 'object' && 'why' in kind) return { name: file.name, ...kind };
    if (typeof kind === 'string' && delimiter !== ',')
      throw new InputError({
        file: file.path,
        line: 1,
        value: `a ${delimiterNames[delimiter]} between the cells`,
        rule: 'the register’s files must have commas between their cells',
        remedy: 'Give the file as it was downloaded; a spreadsheet has saved this one.',
      });
    if (kind !== undefined) return { file, kind, delimiter };
  }
  throw unknownHeader(file, readings, mappings);
}

function unknownHeader(
  file: InputFile,
  readings: readonly HeaderReading[],
  mappings: readonly CsvMapping[],
): InputError {
  const [widest] = readings.toSorted((a, b) => b.header.length - a.header.length);
  const header = widest?.header ?? [];
  const [nearest] = mappings
    .map(({ source, header: mappingHeader }) => ({
      source,
      expected: mappingHeader,
      missing: mappingHeader.filter((name) => !header.includes(name)),
      extra: header.filter(
        (name, at) => name !== '' && (!mappingHeader.includes(name) || header.indexOf(name) < at),
      ),
    }))
    .filter(({ expected, missing }) => missing.length <= expected.length / 2)
    .toSorted((a, b) => a.missing.length - b.missing.length);
  return new InputError({
    file: file.path,
    line: 1,
    value: header.join(','),
    rule: 'the first row must be the header of the register or of a mapping',
    remedy:
      nearest === undefined
        ? 'Delete what stands above the header, or write a mapping file (see scripts/listings/sources/mapped-csv/mappings) and give it with --mapping FILE.'
        : `It is nearly that of the mapping "${nearest.source}", which is: ${nearest.expected.join(',')} (missing here: ${nearest.missing.join(',') || 'none'}; too many: ${nearest.extra.join(',') || 'none'}). Mend the header, or give a mapping that has it with --mapping FILE.`,
  });
}
