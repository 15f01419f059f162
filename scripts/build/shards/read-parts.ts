import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { type FoundPart, partsProblems } from './differing-parts.ts';
import { filesFolder, parsePart, parseSums, partFile, sumOf, sumsFile } from './part-record.ts';

/** A part with the sums of its files, by name as the site has them. */
export interface Part extends FoundPart {
  readonly sums: ReadonlyMap<string, string>;
}

const buildIt = 'Build this shard again, alone, and merge again.';

/**
 * Reads what the parts of a site say of themselves, or all that is wrong with them and between them; undefined where no
 * parts are named. Their files are not read yet. A folder that is named twice, as by two patterns of a shell, is one part.
 */
export async function readParts(
  named: readonly string[] | undefined,
): Promise<Checked<readonly Part[] | undefined>> {
  if (named === undefined) return { ok: true, value: undefined };
  const folders = [...new Map(named.map((folder) => [resolve(folder), folder])).values()];
  const read = await Promise.all(folders.map(readPart));
  const parts = read.flatMap((part) => (part.ok ? [part.value] : []));
  const isComplete = parts.length === folders.length;
  const problems = [
    ...read.flatMap((part) => (part.ok ? [] : part.problems)),
    // Of a part that cannot be read nobody knows which shard it is.
    ...partsProblems(parts).filter(({ file }) => isComplete || !file.startsWith('shard ')),
  ];
  return problems.length === 0 ? { ok: true, value: parts } : { ok: false, problems };
}

async function readPart(folder: string): Promise<Checked<Part>> {
  const fail = (file: string, rule: string, remedy = buildIt): Checked<never> => {
    const problems: Problem[] = [{ file: join(folder, file), rule, remedy }];
    return { ok: false, problems };
  };
  const [text, sumsText] = await Promise.all([partFile, sumsFile].map((file) => textOf(join(folder, file))));
  if (text === undefined && sumsText === undefined) {
    const remedy = 'Name the folders that "npm run build -- --shard" wrote, and no others.';
    return fail('', 'a part must be a folder that a shard has finished', remedy);
  }
  if (text === undefined) return fail(partFile, 'a part must have this file');
  if (sumsText === undefined) return fail(sumsFile, 'a part must have this file');
  const sums = parseSums(sumsText);
  if (sums === undefined) return fail(sumsFile, 'must be as the shard wrote it, and is damaged');
  const record = parsePart(text);
  if (record === undefined || sums.get(partFile) !== sumOf(text)) {
    return fail(partFile, 'must be as the shard wrote it, and is damaged');
  }
  if (sums.size - 1 !== record.files) {
    return fail(sumsFile, `must list ${record.files} files beside ${partFile}, and lists ${sums.size - 1}`);
  }
  const named = [...sums].flatMap(([file, sum]) =>
    file === partFile ? [] : [[file.slice(filesFolder.length + 1), sum] as const],
  );
  return { ok: true, value: { folder, record, sums: new Map(named) } };
}

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  });
