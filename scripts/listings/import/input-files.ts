import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { crc32, createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { type FoundProblems, InputError } from './input-error.ts';
import { gzipStart, readableText } from './readable-text.ts';

/** A file without anything to import, and the reason. */
export interface SkippedFile {
  readonly name: string;
  readonly why: string;
}

const readable = /\.(?:csv|tsv|json|geojson)$/i;
/** Packed files that are read where they lie in a folder. */
const packed = /\.(?:zip|(?:csv|tsv|json|geojson)\.gz)$/i;

/** Returns why a file of an archive or folder is not read, or undefined if it is. */
function whySkipped(path: string, isInFolder: boolean): string | undefined {
  const parts = path.split(/[/\\]/);
  const name = parts.at(-1) ?? '';
  if (parts.includes('__MACOSX') || name.startsWith('._') || name === '.DS_Store')
    return 'a note of macOS about another file';
  return readable.test(name) || (isInFolder && packed.test(name)) ? undefined : 'neither CSV nor JSON';
}

const mostNames = 4;

/** Returns report lines of skipped files by reason, or none if no file was skipped. */
export function formatSkipped(files: readonly SkippedFile[]): readonly string[] {
  if (files.length === 0) return [];
  const reasons = [...groupBy(files, ({ why }) => why)].map(([why, group]) => {
    const names = group.slice(0, mostNames).map(({ name }) => name);
    const more = group.length > mostNames ? ` and ${group.length - mostNames} more` : '';
    return `  ${group.length.toLocaleString('en-US').padStart(9)}  ${why}: ${names.join(', ')}${more}`;
  });
  return [`Files skipped       ${files.length.toLocaleString('en-US')}`, ...reasons];
}

/** A file to read, or one inside an archive. `open` yields its bytes, and may be called repeatedly. */
export interface InputFile {
  readonly name: string;
  /** The path, or the archive's path and the name inside it. */
  readonly path: string;
  /** Unpacked bytes, for progress. */
  readonly size: number;
  /** Yields UTF-8 with line feeds, whatever the encoding of the file. */
  readonly open: () => AsyncIterable<Buffer>;
}

const chunkSize = 1024 * 1024;
/** Files to read, and others that came with them in an archive or a folder. */
export interface InputFiles {
  readonly files: readonly InputFile[];
  readonly skipped: readonly SkippedFile[];
}

const none: InputFiles = { files: [], skipped: [] };

/** Returns the files at a path: the file itself, the files of a zip, or all files below a folder. */
export const inputFiles = async (path: string, found: FoundProblems): Promise<InputFiles> =>
  (await found.of(() => filesAt(path, found))) ?? none;

async function filesAt(path: string, found: FoundProblems): Promise<InputFiles> {
  if (!(await isFolder(path))) return filesOf(path);
  const entries = (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .toSorted();
  const skipped = entries.flatMap((name) => skippedFile(name, true) ?? []);
  const names = entries.filter((name) => whySkipped(name, true) === undefined);
  if (names.length === 0) {
    throw new InputError({
      file: path,
      rule: 'the folder must hold a CSV, JSON, GeoJSON or zip file',
      remedy: 'Give the folder that the files were saved in.',
    });
  }
  const below = await Promise.all(names.map((name) => found.of(() => filesOf(join(path, name)))));
  const read = below.filter((inner) => inner !== undefined);
  return {
    files: read.flatMap(({ files }) => files),
    skipped: [...skipped, ...read.flatMap((inner) => inner.skipped)],
  };
}

function skippedFile(path: string, isInFolder: boolean): SkippedFile | undefined {
  const why = whySkipped(path, isInFolder);
  return why === undefined ? undefined : { name: basename(path), why };
}

/** True if a path is a folder. Throws an InputError if it is neither a folder nor a file. */
async function isFolder(path: string): Promise<boolean> {
  const entry = await stat(path).catch((error: unknown) => {
    throw unreadable(path, faultOf(error));
  });
  if (!entry.isDirectory() && !entry.isFile()) throw unreadable(path, 'neither a file nor a folder');
  return entry.isDirectory();
}

const unreadable = (path: string, value: string): InputError =>
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
      const other = skippedFile(entry.fileName, false);
      if (other !== undefined) {
        skipped.push(other);
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
    throw error instanceof InputError ? error : brokenZip(path, error);
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

/** Returns the files, each once; those of one name by the shortest ends of their paths that differ. */
export function withOwnNames(files: readonly InputFile[]): readonly InputFile[] {
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
    throw unreadable(path, faultOf(error));
  }
}

const brokenZip = (path: string, error: unknown): InputError =>
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
    throw brokenZip(path, error);
  }
}

/** Yields the unpacked bytes of a gzip file. Throws an InputError on damage. */
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

/** Yields the bytes of one file of an archive. Throws an InputError on damage. */
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
    throw brokenZip(path, error);
  } finally {
    zip.close();
  }
}
