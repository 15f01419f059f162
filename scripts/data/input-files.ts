import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { faultOf, InputError } from './input-error.ts';

/** A file to read, or one inside an archive. `open` gives its bytes anew each time. */
export interface InputFile {
  readonly name: string;
  /** In bytes, of the stored form: what progress is measured by. */
  readonly size: number;
  readonly open: () => Promise<AsyncIterable<unknown>>;
}

const chunkSize = 1024 * 1024;
/** The register's own archives shrink to a twelfth; a text that shrinks much further was made to fill a disk. */
const largestRatio = 150;
const harmlessSize = 64 * 1024 * 1024;

/** The files that a path stands for: itself, or the CSV files inside a zip. Throws an InputError. */
export async function inputFiles(path: string): Promise<readonly InputFile[]> {
  const { head, size } = await firstBytes(path);
  if (head.length === 0) {
    throw new InputError({
      file: path,
      rule: 'the file must not be empty',
      remedy: 'Download or export it again.',
    });
  }
  if (head.subarray(0, 2).toString('latin1') !== 'PK') {
    return [{ name: basename(path), size, open: async () => fileChunks(path) }];
  }
  const zip = await openZip(path);
  const files: InputFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (!/\.(?:csv|json|geojson)$/i.test(entry.fileName) || /fileheader/i.test(entry.fileName)) continue;
      refuseBomb(path, entry);
      files.push({
        name: basename(entry.fileName),
        size: entry.uncompressedSize,
        open: async () => zipStream(path, entry.fileName),
      });
    }
  } catch (error) {
    throw error instanceof InputError ? error : brokenZip(path, error);
  } finally {
    zip.close();
  }
  if (files.length === 0) {
    throw new InputError({
      file: path,
      rule: 'the zip must hold a CSV file',
      remedy: 'Give the archive as it was downloaded.',
    });
  }
  return files;
}

/** A file's bytes in chunks; each is valid until the next is asked for, so that one piece of memory serves them all. */
async function* fileChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const memory = Buffer.alloc(chunkSize);
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, chunkSize);
      if (bytesRead === 0) return;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
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
    throw new InputError({
      file: path,
      value: faultOf(error),
      rule: 'the file must be readable',
      remedy: 'Check its path and permissions.',
    });
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

function refuseBomb(path: string, { fileName, compressedSize, uncompressedSize }: Entry): void {
  if (uncompressedSize <= harmlessSize || uncompressedSize <= compressedSize * largestRatio) return;
  throw new InputError({
    file: path,
    value: `${fileName}: ${compressedSize} bytes grow to ${uncompressedSize}`,
    rule: `a file in the zip must not grow more than ${largestRatio} times`,
    remedy: 'Get the archive from its publisher; this one may be made to fill the disk.',
  });
}

/** The bytes of one file of the archive. Damage shows as an InputError while they are read. */
async function* zipStream(path: string, name: string): AsyncGenerator<unknown> {
  const zip = await openZip(path);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== name && basename(entry.fileName) !== name) continue;
      yield* await zip.openReadStreamPromise(entry);
      return;
    }
  } catch (error) {
    throw brokenZip(path, error);
  } finally {
    zip.close();
  }
}
