import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { Delimiter } from '../../lists/read-table.ts';
import { isSnapshotHeader, readSnapshotFile, snapshotColumns } from '../snapshot/snapshot-rows.ts';
import {
  bundledMappings,
  type CsvMapping,
  mappingFor,
  readMapping,
} from '../sources/mapped-csv/csv-mapping.ts';
import { readMappedFile } from '../sources/mapped-csv/mapped-csv.ts';
import { readOtherNames, readProviderFile, registerFileOf } from '../sources/nppes/nppes-file.ts';
import { noPharmacyCode, providerColumns, registerSource } from '../sources/nppes/nppes-provider.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { collectOutcomes, type ReadFiles } from './collect-outcomes.ts';
import { delimiterNames, readHeader } from './csv-rows.ts';
import { fileFault, fileProblem, InputError, ProblemCollector } from './input-error.ts';
import { findFiles, type InputFile, type SkippedFile } from './input-files.ts';
import type { FileScope, FileSummary, RowOutcome } from './record-outcome.ts';

export interface ImportOptions extends FileScope {
  /** Paths of mapping files, which are tried before the bundled mappings. */
  readonly mappings?: readonly string[] | undefined;
  readonly onProgress?: ((file: string, done: number, total: number) => void) | undefined;
}

/** Reads pharmacy records from files, folders and archives. Throws a Refusal that lists the problems. */
export async function readFiles(paths: readonly string[], options: ImportOptions): Promise<ReadFiles> {
  const ownMappings = (options.mappings ?? []).map((path) => readMapping(path, options.today));
  const mappings = [...(await Promise.all(ownMappings)), ...(await bundledMappings())];
  const problems = new ProblemCollector();
  const { files, skipped } = await findFiles(paths, problems);
  const known: KnownFile[] = [];
  const unused: SkippedFile[] = [];
  // One after another, since each keeps a file open.
  for (const file of files) {
    const found = await problems.collectFrom(() => recognise(file, mappings));
    if (found !== undefined && 'kind' in found) known.push(found);
    else if (found !== undefined) unused.push(found);
  }
  const [firstUnused] = unused;
  if (known.length === 0 && problems.count === 0 && firstUnused !== undefined)
    problems.add(fileProblem('nothing to import', firstUnused.name, firstUnused.why));
  const collected = collectOutcomes(options.today);
  const licences: Record<string, string> = {};
  const unread: Problem[] = [];
  const otherNames = new Map<string, readonly string[]>();
  const { onOutcome } = collected;
  const onPoint = (outcome: RowOutcome): void => onOutcome(outcome, true);
  const read = async ({ file, kind, delimiter }: KnownFile): Promise<FileSummary> => {
    if (kind === 'register')
      return readProviderFile(withProgress(file, options), { ...options, otherNames }, onOutcome);
    if (kind === 'other names') return readOtherNames(file, otherNames);
    if (kind === 'snapshot') return readSnapshotFile(file, options, { onOutcome, onPoint });
    if (kind === 'places') return readPlaces(file, await readJson(file), options, onOutcome);
    if (kind.licence !== undefined) licences[kind.source] = kind.licence;
    return readMappedFile(file, kind, delimiter, options, kind.kind === 'points' ? onPoint : onOutcome);
  };
  // Reading goes on after a bad file, so that one run reports all faults.
  for (const next of new Set([...known.filter(({ kind }) => kind === 'other names'), ...known])) {
    const file = next.file.path;
    await problems.collectFrom(async () => {
      const summary = await read(next);
      if (summary.rows === 0) throw fileFault('no rows', file);
      collected.onRows(summary.source, file, summary.rows);
      unread.push(...(summary.unread ?? []));
      if (!summary.dated && options.date === undefined) problems.add(fileProblem('no date', file));
      collected.countDropped(registerSource, noPharmacyCode, summary.skippedRows ?? 0);
    });
  }
  problems.throwIfAny();
  return { ...collected.result(), licences, skipped: [...unused, ...skipped], unread };
}

const withProgress = (file: InputFile, { onProgress }: ImportOptions): InputFile => ({
  ...file,
  async *open() {
    let done = 0;
    for await (const chunk of file.open()) {
      done += chunk.length;
      onProgress?.(file.name, done, file.size);
      yield chunk;
    }
  },
});

const maxJsonBytes = 256 * 1024 * 1024;

async function readJson(file: InputFile): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.open()) {
    size += chunk.length;
    if (size > maxJsonBytes) {
      throw new InputError({
        file: file.path,
        rule: `a JSON file must be smaller than ${maxJsonBytes / 1024 / 1024} MB`,
        remedy: 'Export pharmacies alone, or a smaller area.',
      });
    }
    parts.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
  } catch (error) {
    throw fileFault('no JSON', file.path, faultOf(error));
  }
}

interface KnownFile {
  readonly file: InputFile;
  // `other names` is the US register's (NPPES) too, `snapshot` is register.csv.
  readonly kind: 'register' | 'other names' | 'places' | 'snapshot' | CsvMapping;
  readonly delimiter: Delimiter;
}

async function recognise(file: InputFile, mappings: readonly CsvMapping[]): Promise<KnownFile | SkippedFile> {
  const { name, path } = file;
  if (/\.(?:geo)?json(?:\.gz)?$/i.test(name)) return { file, kind: 'places', delimiter: ',' };
  const knownColumns = [
    ...mappings.flatMap((mapping) => mapping.header),
    ...snapshotColumns,
    ...providerColumns,
  ];
  const { header, delimiter, hasRows } = await readHeader(file, knownColumns);
  if (header.every((column) => column === '')) throw fileFault('no header', path, 'no text in the first row');
  if (/fileheader/i.test(name) && !hasRows) return { name, why: 'a header and no rows' };
  const kind =
    mappingFor(header, mappings) ?? (isSnapshotHeader(header) ? 'snapshot' : registerFileOf(header));
  if (kind === undefined) throw unknownHeader(path, header, mappings);
  if (typeof kind === 'object' && 'why' in kind) return { name, ...kind };
  if (typeof kind === 'string' && delimiter !== ',')
    throw fileFault('other delimiter', path, `cells separated by ${delimiterNames[delimiter]}`, 1);
  return { file, kind, delimiter };
}

function unknownHeader(file: string, header: readonly string[], mappings: readonly CsvMapping[]): InputError {
  const [nearest] = mappings
    .map(({ source, header: expected }) => ({
      source,
      expected,
      missing: expected.filter((name) => !header.includes(name)),
      extra: header.filter(
        (name, at) => name !== '' && (!expected.includes(name) || header.indexOf(name) < at),
      ),
    }))
    .filter(({ expected, missing }) => missing.length <= expected.length / 2)
    .toSorted((a, b) => a.missing.length - b.missing.length);
  const problem = fileProblem('unknown header', file, header.join(','), 1);
  if (nearest === undefined) return new InputError(problem);
  const [expected, missing, extra] = [nearest.expected, nearest.missing, nearest.extra].map(
    (names) => names.join(',') || 'none',
  );
  return new InputError({
    ...problem,
    remedy: `It is nearly that of the mapping "${nearest.source}", which is: ${expected} (missing here: ${missing}; too many: ${extra}). Mend the header, or give a mapping that has it with --mapping FILE.`,
  });
}
