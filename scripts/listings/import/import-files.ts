import type { Problem } from '../../cli/problems/problem.ts';
import { readSnapshotFile } from '../snapshot/snapshot-rows.ts';
import { bundledMappings, readMapping } from '../sources/mapped-csv/csv-mapping.ts';
import { readMappedFile } from '../sources/mapped-csv/mapped-csv.ts';
import { readOtherNames, readProviderFile } from '../sources/nppes/nppes-file.ts';
import { noPharmacyCode, registerSource } from '../sources/nppes/nppes-provider.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { collectOutcomes, type ReadFiles } from './collect-outcomes.ts';
import { type KnownFile, recogniseFiles } from './file-kind.ts';
import { InputError, ProblemCollector } from './input-error.ts';
import { type InputFile, inputFiles, withDistinctNames } from './input-files.ts';
import type { FileScope, FileSummary, RowOutcome } from './record-outcome.ts';

export interface ImportOptions extends FileScope {
  /** Paths of mapping files, which are tried before the bundled mappings. */
  readonly mappings?: readonly string[] | undefined;
  readonly onProgress?: ((file: string, done: number, total: number) => void) | undefined;
}

/** Reads pharmacy records from files, folders and archives. Throws a Refusal that lists the problems. */
export async function readFiles(paths: readonly string[], options: ImportOptions): Promise<ReadFiles> {
  const ownerMappings = await Promise.all(
    (options.mappings ?? []).map((path) => readMapping(path, options.today)),
  );
  const problems = new ProblemCollector();
  const inputs = await Promise.all(paths.map((path) => inputFiles(path, problems)));
  const files = withDistinctNames(inputs.flatMap(({ files }) => files));
  const { known, skipped } = await recogniseFiles(
    files,
    [...ownerMappings, ...(await bundledMappings())],
    problems,
  );
  const collected = collectOutcomes(options.today);
  const licences: Record<string, string> = {};
  const unread: Problem[] = [];
  const onOutcome = (outcome: RowOutcome): void => collected.onOutcome(outcome);
  const onPoint = (outcome: RowOutcome): void => collected.onOutcome(outcome, true);
  const onRows = (source: string, { path }: InputFile, rows: number): void => {
    if (rows === 0) throw noRows(path);
    collected.onRows(source, path, rows);
  };
  const otherNames = new Map<string, readonly string[]>();
  const register = { ...options, otherNames };
  const read = async ({ file, kind, delimiter }: KnownFile): Promise<FileSummary> => {
    if (kind === 'register') return readProviderFile(withProgress(file, options), register, onOutcome);
    if (kind === 'snapshot') return readSnapshotFile(file, options, { onOutcome, onPoint });
    if (kind === 'places') return readPlaces(file.name, await readJson(file), options, onOutcome);
    if (kind === 'other names') {
      const { names, rows } = await readOtherNames(file);
      for (const [npi, list] of names) otherNames.set(npi, list);
      return { rows, source: registerSource, dated: true };
    }
    if (kind.licence !== undefined) licences[kind.source] = kind.licence;
    return readMappedFile(file, kind, delimiter, options, kind.kind === 'points' ? onPoint : onOutcome);
  };
  // Reading goes on after a bad file, so that one run reports all faults.
  for (const next of new Set([...known.filter(({ kind }) => kind === 'other names'), ...known])) {
    const { file } = next;
    await problems.collectFrom(async () => {
      const summary = await read(next);
      onRows(summary.source, file, summary.rows);
      unread.push(...(summary.unread ?? []).map(problemWithPath(file)));
      if (!summary.dated && options.date === undefined) problems.add(missingDate(file.path));
      collected.countDropped(registerSource, noPharmacyCode, summary.skippedRows ?? 0);
    }, problemWithPath(file));
  }
  problems.throwIfAny();
  const allSkipped = [...skipped, ...inputs.flatMap((path) => path.skipped)];
  return { ...collected.result(), licences, skipped: allSkipped, unread };
}

const problemWithPath =
  ({ name, path }: InputFile) =>
  (problem: Problem): Problem =>
    problem.file === name ? { ...problem, file: path } : problem;

const noRows = (file: string): InputError =>
  new InputError({
    file,
    rule: 'the file must hold rows, not only a beginning',
    remedy: 'Download or export it again; to take a source out of the store, run npm run data -- remove ID.',
  });

const missingDate = (file: string): Problem => ({
  file,
  rule: 'a file must say of which day its facts are',
  remedy: 'Give the day with --date YYYY-MM-DD; it goes for every file that states none.',
});

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
    throw new InputError({
      file: file.path,
      value: error instanceof Error ? error.message : undefined,
      rule: 'the file must be JSON in UTF-8',
      remedy: 'Download or export it again.',
    });
  }
}
