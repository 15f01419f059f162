import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { crc32, createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { InputError, type ProblemCollector } from './input-error.ts';
import { gzipStart, readableText } from './readable-text.ts';

export interface SkippedFile {
  readonly name: string;
  readonly why: string;
}

const readableName = /\.(?:csv|tsv|json|geojson)$/i;
const archiveName = /\.(?:zip|(?:csv|tsv|json|geojson)\.gz)$/i;

function skipReason(path: string, isInFolder: boolean): string | undefined {
  const parts = path.split(/[/\\]/);
  const name = parts.at(-1) ?? '';
  if (parts.includes('__MACOSX') || name.startsWith('._') || name === '.DS_Store')
    return 'a note of macOS about another file';
  return readableName.test(name) || (isInFolder && archiveName.test(name))
    ? undefined
    : 'neither CSV nor JSON';
}

const maxNamesShown = 4;

/** Returns report lines on skipped files: their number, then a line per reason. `[]` for no files. */
export function formatSkipped(files: readonly SkippedFile[]): readonly string[] {
  if (files.length === 0) return [];
  const reasons = [...groupBy(files, ({ why }) => why)].map(([why, group]) => {
    const names = group.slice(0, maxNamesShown).map(({ name }) => name);
    const more = group.length > maxNamesShown ? ` and ${group.length - maxNamesShown} more` : '';
    return `  ${group.length.toLocaleString('en-US').padStart(9)}  ${why}: ${names.join(', ')}${more}`;
  });
  return [`Files skipped       ${files.length.toLocaleString('en-US')}`, ...reasons];
}

export interface InputFile {
  readonly name: string;
  /** For a file in an archive: the archive's path and the name inside, `stores.zip/al.csv`. */
  readonly path: string;
  /** Bytes, for a progress bar: unpacked for a file in a zip, packed for a gzip file. */
  readonly size: number;
  /** Yields the content as `readableText` does, at each call anew. Throws an InputError if it is damaged. */
  readonly open: () => AsyncIterable<Buffer>;
}

const chunkSize = 1024 * 1024;
export interface InputFiles {
  readonly files: readonly InputFile[];
  readonly skipped: readonly SkippedFile[];
}

const noFiles: InputFiles = { files: [], skipped: [] };

/** Returns the files to read at a path: a file, or those of a zip or folder. A bad path adds a problem. */
export const inputFiles = async (path: string, problems: ProblemCollector): Promise<InputFiles> =>
  (await problems.collectFrom(() => filesAt(path, problems))) ?? noFiles;

async function filesAt(path: string, problems: ProblemCollector): Promise<InputFiles> {
  if (!(await isFolder(path))) return filesOf(path);
  const entries = (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .toSorted();
  const skipped = entries.flatMap((name) => skippedFile(name, true) ?? []);
  const names = entries.filter((name) => skipReason(name, true) === undefined);
  if (names.length === 0) {
    throw new InputError({
      file: path,
      rule: 'the folder must hold a CSV, JSON, GeoJSON or zip file',
      remedy: 'Give the folder that the files were saved in.',
    });
  }
  const below = await Promise.all(names.map((name) => problems.collectFrom(() => filesOf(join(path, name)))));
  const read = below.filter((inner) => inner !== undefined);
  return {
    files: read.flatMap(({ files }) => files),
    skipped: [...skipped, ...read.flatMap((inner) => inner.skipped)],
  };
}

function skippedFile(path: string, isInFolder: boolean): SkippedFile | undefined {
  const why = skipReason(path, isInFolder);
  return why === undefined ? undefined : { name: basename(path), why };
}

async function isFolder(path: string): Promise<boolean> {
  const entry = await stat(path).catch((error: unknown) => {
    throw unreadableFile(path, faultOf(error));
  });
  if (!entry.isDirectory() && !entry.isFile()) throw unreadableFile(path, 'neither a file nor a folder');
  return entry.isDirectory();
}

const unreadableFile = (path: string, value: string): InputError =>
  new InputError({
    file: path,
    value,
    rule: 'the file must be readable',
    remedy: 'Check its path and permissions.',
  });

async function filesOf(path: string): Promise<InputFiles> {
  const { head, size } = await firstBytes(path);
  if (head.length === 0) {
    throw new InputError({
      file: path,
      rule: 'the file must not be empty',
      remedy: 'Download or export it again.',
    });
  }
  if (head.subarray(0, 2).toString('latin1') !== 'PK') {
    const name = basename(path);
    const isGzip = head.toString('latin1').startsWith(gzipStart);
    const bytes = (): AsyncIterable<Buffer> =>
      isGzip ? gzipStream(path) : createReadStream(path, { highWaterMark: chunkSize });
    return { files: [{ name, path, size, open: () => readableText(path, bytes()) }], skipped: [] };
  }
  const zip = await openZip(path);
  const files: InputFile[] = [];
  const skipped: SkippedFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const skippedEntry = skippedFile(entry.fileName, false);
      if (skippedEntry !== undefined) {
        skipped.push(skippedEntry);
        continue;
      }
      const inside = join(path, entry.fileName);
      files.push({
        name: basename(entry.fileName),
        path: inside,
        size: entry.uncompressedSize,
        open: () => readableText(inside, zipStream(path, entry)),
      });
    }
  } catch (error) {
    throw error instanceof InputError ? error : damagedZip(path, error);
  } finally {
    zip.close();
  }
  if (files.length === 0) {
    const isWorkbook = skipped.some(({ name }) => name === 'workbook.xml' || name === 'styles.xml');
    throw new InputError({
      file: path,
      value: isWorkbook ? 'a workbook of a spreadsheet' : undefined,
      rule: 'the zip must hold a CSV file',
      remedy: isWorkbook ? 'Save its sheet as "CSV UTF-8".' : 'Give the archive as it was downloaded.',
    });
  }
  return { files, skipped };
}

/** Removes files that are given twice, and adds folders to equal names: `al/stores.csv`, `fl/stores.csv`. */
export function withDistinctNames(files: readonly InputFile[]): readonly InputFile[] {
  const distinct = [...new Map(files.map((file) => [resolve(file.path), file])).values()];
  const byName = groupBy(distinct, ({ name }) => name);
  const endOf = ({ path }: InputFile, parts: number): string =>
    resolve(path).split(sep).slice(-parts).join('/');
  return [...byName.values()].flatMap((files) => {
    let parts = 1;
    while (new Set(files.map((file) => endOf(file, parts))).size < files.length) parts += 1;
    return files.map((file) => (parts === 1 ? file : { ...file, name: endOf(file, parts) }));
  });
}

async function firstBytes(path: string): Promise<{ readonly head: Buffer; readonly size: number }> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
      return { head: buffer.subarray(0, bytesRead), size };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unreadableFile(path, faultOf(error));
  }
}

const damagedZip = (path: string, error: unknown): InputError =>
  new InputError({
    file: path,
    value: faultOf(error),
    rule: 'the zip must be whole',
    remedy: 'Download it again: it is cut off or damaged.',
  });

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, validateEntrySizes: true });
  } catch (error) {
    throw damagedZip(path, error);
  }
}

async function* gzipStream(path: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(path, { highWaterMark: chunkSize });
  const stream = packed.pipe(createGunzip({ chunkSize }));
  packed.on('error', (error) => stream.destroy(error));
  try {
    yield* stream;
  } catch (error) {
    throw new InputError({
      file: path,
      value: faultOf(error),
      rule: 'a file packed with gzip must be whole',
      remedy: 'Download it again: it is cut off or damaged.',
    });
  } finally {
    packed.destroy();
  }
}

async function* zipStream(path: string, entry: Entry): AsyncGenerator<Buffer> {
  const zip = await openZip(path);
  try {
    let checksum = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (Buffer.isBuffer(chunk)) checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`);
  } catch (error) {
    throw damagedZip(path, error);
  } finally {
    zip.close();
  }
}
