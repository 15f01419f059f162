import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import { fileFault, InputError } from './input-error.ts';

const lineFeed = 10;
const carriageReturn = 13;

/** First bytes of a gzip file, as Latin-1. */
export const gzipStart = '\x1f\x8b';

const unreadableTypes = factRows('file-types', 'scripts/listings/import', { start: aPattern }).map(
  ({ what = '', start = '', remedy = '' }) => ({ what, start: new RegExp(start), remedy }),
);

/** Yields a text, UTF-16 as UTF-8. Throws an InputError for broken UTF-16, or a type in file-types.csv. */
export async function* readableText(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read: ((chunk?: Buffer) => Buffer) | undefined;
  for await (const chunk of chunks) {
    read ??= textDecoder(file, chunk);
    yield read(chunk);
  }
  if (read !== undefined) yield read();
}

function textDecoder(file: string, first: Buffer): (chunk?: Buffer) => Buffer {
  const head = first.subarray(0, 512).toString('latin1');
  const unreadableType = unreadableTypes.find(({ start }) => start.test(head));
  if (unreadableType !== undefined) {
    const { what, remedy } = unreadableType;
    throw new InputError({ file, value: what, rule: 'the file must be CSV or JSON in UTF-8', remedy });
  }
  if (/^(?:\xff\xfe|\xfe\xff)/.test(head))
    return utf16Decoder(file, head.startsWith('\xff') ? 'utf-16le' : 'utf-16be');
  // Old programs for the Mac ended lines with carriage returns alone.
  const isOfMac = !first.includes(lineFeed) && first.subarray(0, -1).includes(carriageReturn);
  return (chunk = Buffer.alloc(0)) =>
    isOfMac ? Buffer.from(chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte))) : chunk;
}

function utf16Decoder(file: string, encoding: 'utf-16le' | 'utf-16be') {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk?: Buffer): Buffer => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      throw fileFault('broken UTF-16', file);
    }
  };
}
