import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { crc32, createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { countLines } from '../../cli/text-table.ts';
import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import { fileFault, InputError, type ProblemCollector } from './input-error.ts';

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
    return [`${why}: ${names.join(', ')}${more}`, group.length] as const;
  });
  return [`Files skipped       ${groupedNumber(files.length)}`, ...countLines(Object.fromEntries(reasons))];
}

export interface InputFile {
  readonly name: string;
  /** Path of the file. In a zip: its path and the name inside, `stores.zip/al.csv`. */
  readonly path: string;
  /** Size in bytes, for a progress bar: unpacked for a file in a zip, packed for a gzip file. */
  readonly size: number;
  /** Yields the file's bytes from the start, UTF-16 as UTF-8. Throws an InputError if damaged or not text. */
  readonly open: () => AsyncIterable<Buffer>;
}

interface FoundFiles {
  readonly files: readonly InputFile[];
  readonly skipped: readonly SkippedFile[];
}

/** Finds the files to read and to skip at paths of files, zips and folders. A bad path adds a problem. */
export async function findFiles(paths: readonly string[], problems: ProblemCollector): Promise<FoundFiles> {
  const files: InputFile[] = [];
  const skipped: SkippedFile[] = [];
  const isRead = (path: string, isInFolder: boolean): boolean => {
    const why = skipReason(path, isInFolder);
    if (why !== undefined) skipped.push({ name: basename(path), why });
    return why === undefined;
  };
  const addFile = async (path: string): Promise<void> => {
    const { start, size } = await readable(path, firstBytes(path));
    if (start === '') throw fileFault('empty', path);
    if (start.startsWith('PK')) {
      files.push(...(await filesOfZip(path, (name) => isRead(name, false))));
      return;
    }
    const bytes = (): AsyncIterable<Buffer> =>
      start.startsWith('\x1f\x8b') ? gzipStream(path) : createReadStream(path, { highWaterMark: chunkSize });
    files.push({ name: basename(path), path, size, open: () => readableText(path, bytes()) });
  };
  const addFilesAt = async (path: string): Promise<void> => {
    const entry = await readable(path, stat(path));
    if (entry.isFile()) return addFile(path);
    if (!entry.isDirectory()) throw fileFault('unreadable', path, 'neither a file nor a folder');
    const names = (await namesInFolder(path)).filter((name) => isRead(name, true));
    if (names.length === 0) throw fileFault('empty folder', path);
    for (const name of names) await problems.collectFrom(() => addFile(join(path, name)));
  };
  for (const path of paths) await problems.collectFrom(() => addFilesAt(path));
  return { files: withDistinctNames(files), skipped };
}

const namesInFolder = async (path: string): Promise<readonly string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .toSorted();

const readable = <Read>(path: string, read: Promise<Read>): Promise<Read> =>
  read.catch((error: unknown) => {
    throw fileFault('unreadable', path, faultOf(error));
  });

async function firstBytes(path: string): Promise<{ readonly start: string; readonly size: number }> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return { start: buffer.toString('latin1', 0, bytesRead), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

const chunkSize = 1024 * 1024;

async function filesOfZip(path: string, isRead: (name: string) => boolean): Promise<readonly InputFile[]> {
  const files: InputFile[] = [];
  let isWorkbook = false;
  for await (const entry of readZip(path, (zip) => zip.eachEntry())) {
    const { fileName, uncompressedSize: size } = entry;
    if (/(?:^|\/)(?:workbook|styles)\.xml$/.test(fileName)) isWorkbook = true;
    if (fileName.endsWith('/') || !isRead(fileName)) continue;
    const inside = join(path, fileName);
    const bytes = (): AsyncIterable<Buffer> => readZip(path, (zip) => contentOf(zip, entry));
    files.push({ name: basename(fileName), path: inside, size, open: () => readableText(inside, bytes()) });
  }
  if (files.length > 0) return files;
  throw isWorkbook
    ? fileFault('workbook', path, 'a workbook of a spreadsheet')
    : fileFault('no list in a zip', path);
}

async function* readZip<Part>(
  path: string,
  partsOf: (zip: ZipFile) => AsyncIterable<Part>,
): AsyncGenerator<Part> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false, validateEntrySizes: true });
    yield* partsOf(zip);
  } catch (error) {
    throw fileFault('damaged zip', path, faultOf(error));
  } finally {
    zip?.close();
  }
}

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (Buffer.isBuffer(chunk)) checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`);
}

async function* gzipStream(path: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(path, { highWaterMark: chunkSize });
  const stream = packed.pipe(createGunzip({ chunkSize }));
  packed.on('error', (error) => stream.destroy(error));
  try {
    yield* stream;
  } catch (error) {
    throw fileFault('damaged gzip', path, faultOf(error));
  } finally {
    packed.destroy();
  }
}

// Files given twice are read once. Equal names get folders: `al/stores.csv`, `fl/stores.csv`.
function withDistinctNames(files: readonly InputFile[]): readonly InputFile[] {
  const distinct = [...new Map(files.map((file) => [resolve(file.path), file])).values()];
  const endOf = ({ path }: InputFile, parts: number): string =>
    resolve(path).split(sep).slice(-parts).join('/');
  return [...groupBy(distinct, ({ name }) => name).values()].flatMap((files) => {
    let parts = 1;
    while (new Set(files.map((file) => endOf(file, parts))).size < files.length) parts += 1;
    return files.map((file) => (parts === 1 ? file : { ...file, name: endOf(file, parts) }));
  });
}

const unreadableTypes = factRows('file-types', 'scripts/listings/import', { start: aPattern }).map(
  ({ what = '', start = '', remedy = '' }) => ({ what, start: new RegExp(start), remedy }),
);

type Decode = (chunk?: Buffer) => Buffer;

async function* readableText(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decode: Decode | undefined;
  for await (const chunk of chunks) {
    decode ??= decoderOf(file, chunk);
    yield decode(chunk);
  }
  if (decode !== undefined) yield decode();
}

const [lineFeed, carriageReturn] = [10, 13] as const;

function decoderOf(file: string, first: Buffer): Decode {
  const head = first.subarray(0, 512).toString('latin1');
  const unreadable = unreadableTypes.find(({ start }) => start.test(head));
  if (unreadable !== undefined) {
    const { what: value, remedy } = unreadable;
    throw new InputError({ file, value, rule: 'the file must be CSV or JSON in UTF-8', remedy });
  }
  if (head.startsWith('\xff\xfe')) return utf16Decoder(file, 'utf-16le');
  if (head.startsWith('\xfe\xff')) return utf16Decoder(file, 'utf-16be');
  // Old programs for the Mac ended lines with carriage returns alone.
  const isOfMac = !first.includes(lineFeed) && first.subarray(0, -1).includes(carriageReturn);
  return (chunk = Buffer.alloc(0)) =>
    isOfMac ? Buffer.from(chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte))) : chunk;
}

function utf16Decoder(file: string, encoding: 'utf-16le' | 'utf-16be'): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      throw fileFault('broken UTF-16', file);
    }
  };
}
