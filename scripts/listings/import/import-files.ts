import type { Problem } from '../../cli/problems/problem.ts';
import { count } from '../import-report.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { readSnapshotFile } from '../snapshot/read-snapshot.ts';
import { bundledMappings, readMapping } from '../sources/mapped-csv/csv-mapping.ts';
import { readMappedFile } from '../sources/mapped-csv/mapped-csv.ts';
import { readOtherNames, readPassedRows, readProviderFile } from '../sources/nppes/nppes-file.ts';
import { noPharmacyCode, registerSource } from '../sources/nppes/nppes-provider.ts';
import { passedRows } from '../sources/nppes/passed-rows.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { type KnownFile, recogniseFiles } from './file-kind.ts';
import { heldToSchema } from './hold-record.ts';
import { FoundProblems, InputError } from './input-error.ts';
import { type InputFile, inputFiles, withOwnNames } from './input-files.ts';
import { latestWords } from './latest-words.ts';
import type { RowOutcome } from './record-outcome.ts';
import type { SkippedFile } from './skipped-files.ts';
import type { SourceRecord } from './source-record.ts';
import { type FileScope, undated } from './undated-files.ts';

/** What the files of an import held. */
export interface ReadFiles {
  readonly records: readonly SourceRecord[];
  /** Positions of register numbers, which make no listings of their own. */
  readonly points: readonly SourceRecord[];
  readonly dropped: readonly DroppedRow[];
  /** Rows by source, and by path of the file or by question. A source that stands here replaces what the store holds of it. */
  readonly read: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Rows that made no record, by source and reason. */
  readonly droppedCounts: Readonly<Record<string, Record<string, number>>>;
  /** Terms of sources that the project does not know itself (scripts/listings/source-licences.ts). */
  readonly licences?: Readonly<Record<string, string>> | undefined;
  /** Files in which nothing is to import, though they came with the others. */
  readonly skipped?: readonly SkippedFile[] | undefined;
  /** Facts in lists of someone's own that could not be read: their listings go without them. */
  readonly unread?: readonly Problem[] | undefined;
  /** What the owner of the files should know though they were read, in sentences. */
  readonly notes?: readonly string[] | undefined;
}

export interface ImportOptions extends FileScope {
  /** Mapping files of the owner, tried before the bundled ones. */
  readonly mappings?: readonly string[] | undefined;
  readonly onProgress?: ((file: string, done: number, total: number) => void) | undefined;
}

/** Reads every file. Throws an InputError that tells of all that cannot be read; nothing is half imported. */
export async function readFiles(paths: readonly string[], options: ImportOptions): Promise<ReadFiles> {
  const mappings = [
    ...(await Promise.all((options.mappings ?? []).map((path) => readMapping(path, options.today)))),
    ...(await bundledMappings()),
  ];
  const words = latestWords(options.today);
  const passed = passedRows();
  const droppedCounts: Record<string, Record<string, number>> = {};
  const read: Record<string, Record<string, number>> = {};
  const licences: Record<string, string> = {};
  const found = new FoundProblems();
  const points: SourceRecord[] = [];
  const unread: Problem[] = [];
  const notes: string[] = [];
  let ofPoints = false;
  let outcomes = 0;
  const reason = (source: string, why: string, rows = 1): void => {
    const counts = droppedCounts[source] ?? {};
    count(counts, why, rows);
    if (counts[why] === 0) delete counts[why];
    droppedCounts[source] = counts;
  };
  const onRows = (source: string, { path }: InputFile, rows: number): void => {
    if (rows === 0) {
      throw new InputError({
        file: path,
        rule: 'the file must hold rows, not only a beginning',
        remedy:
          'Download or export it again; to take a source out of the store, run npm run data -- remove ID.',
      });
    }
    const files = read[source] ?? {};
    files[path] = rows;
    read[source] = files;
  };
  const onOutcome = (given: RowOutcome): void => {
    outcomes += 1;
    const outcome = given.kind === 'record' ? heldToSchema(given.record) : given;
    if (outcome.kind === 'dropped') {
      const { source, why } = outcome.row;
      if (words.onDropped(outcome)) reason(source, olderWord);
      reason(source, summary(why));
      return;
    }
    if (ofPoints) {
      points.push(outcome.record);
      return;
    }
    if (outcome.record.source === registerSource) passed.onRecord(Number(outcome.record.npi));
    // A register number that two files hold is one record: the newer word stands, in whatever order they are read.
    if (words.onRecord(outcome.record)) reason(outcome.record.source, olderWord);
  };

  const onPoint = (outcome: RowOutcome): void => {
    ofPoints = true;
    onOutcome(outcome);
    ofPoints = false;
    outcomes -= 1;
  };

  const given = await Promise.all(paths.map((path) => inputFiles(path, found)));
  const { known: kinds, skipped } = await recogniseFiles(
    withOwnNames(given.flatMap(({ files }) => files)),
    mappings,
    found,
  );
  const otherNames: Map<string, readonly string[]> = new Map();
  for (const { file, kind } of kinds) {
    if (kind !== 'other names') continue;
    await found.of(async () => {
      const { names, rows } = await readOtherNames(file);
      onRows(registerSource, file, rows);
      for (const [npi, list] of names) otherNames.set(npi, list);
    }, byPath(file));
  }
  // The smallest first, since what is missed in a file is looked for in it once more when the others have been read.
  const registers = kinds
    .filter(({ kind }) => kind === 'register')
    .toSorted((a, b) => a.file.size - b.file.size);
  const others = kinds.filter(({ kind }) => kind !== 'register');
  const register = { ...options, otherNames, isWanted: passed.isOfRecord };
  const readFile = async ({ file, kind, delimiter }: KnownFile): Promise<void> => {
    if (kind === 'other names') return;
    outcomes = 0;
    ofPoints = typeof kind === 'object' && kind.kind === 'points';
    const {
      rows,
      source,
      dated,
      unread: faults = [],
      notes: told = [],
    } = kind === 'register'
      ? await readProviderFile(watched(file, options), register, onOutcome)
      : kind === 'places'
        ? readPlaces(file.name, await jsonOf(file), options, onOutcome)
        : kind === 'snapshot'
          ? await readSnapshotFile(file, options, { onOutcome, onPoint })
          : await readMappedFile(file, kind, delimiter, options, onOutcome);
    if (typeof kind === 'object' && kind.licence !== undefined) licences[kind.source] = kind.licence;
    onRows(source, file, rows);
    unread.push(...faults.map(byPath(file)));
    notes.push(...told);
    if (!dated && options.date === undefined) found.add(undated(file.path));
    // The register's reader passes over the rows without the text of a pharmacy code.
    if (rows > outcomes) reason(registerSource, noPharmacyCode, rows - outcomes);
    if (kind === 'register') passed.endFile();
  };
  // What follows a bad file is read too, so that one run tells all that is wrong.
  for (const known of [...registers, ...others]) await found.of(() => readFile(known), byPath(known.file));
  found.refuse();
  for (const [index, { file }] of registers.entries())
    await readPassedRows(file, passed.missedIn(index), register, (outcome) => {
      reason(registerSource, noPharmacyCode, -1);
      onOutcome(outcome);
    });
  return {
    ...{ records: words.records(), points, dropped: words.dropped(), read, droppedCounts, licences },
    skipped: [...skipped, ...given.flatMap((path) => path.skipped)],
    unread,
    notes,
  };
}

/** Readers know a file by its own name, which in another folder another file may have. */
const byPath =
  ({ name, path }: InputFile) =>
  (problem: Problem): Problem =>
    problem.file === name ? { ...problem, file: path } : problem;

/** A file of whose reading the options want to be told. */
const watched = (file: InputFile, { onProgress }: ImportOptions): InputFile => ({
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

const olderWord = 'an older or equal word on the same record';

/** A reason without the particulars of its row. */
const summary = (why: string): string => why.replace(/^deactivated.*/, 'deactivated');

const largestJson = 512 * 1024 * 1024;

async function jsonOf(file: InputFile): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.open()) {
    size += chunk.length;
    if (size > largestJson) {
      throw new InputError({
        file: file.path,
        rule: `a JSON file must be smaller than ${largestJson / 1024 / 1024} MB`,
        remedy: 'Export a smaller area.',
      });
    }
    parts.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
  } catch (error) {
    throw new InputError({
      file: file.path,
      value: error instanceof Error ? error.message : undefined,
      rule: 'the file must be JSON in UTF-8',
      remedy: 'Download or export it again.',
    });
  }
}
