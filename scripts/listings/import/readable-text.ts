import { InputError } from './input-error.ts';

const lineFeed = 10;
const carriageReturn = 13;

/** How a text of UTF-16 begins: with its byte-order mark, as Excel's "Unicode Text" does. */
const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** How a file begins that gzip packed, in Latin 1. */
export const gzipStart = '\x1f\x8b';

const inText = 'Save its rows as "CSV UTF-8".';
const unpacked = 'Unpack it, and give the CSV or JSON file that is in it.';

/** How files begin that hold no rows, or hold them packed; what they are, and what to do. */
const others: readonly (readonly [start: string | RegExp, what: string, remedy: string])[] = [
  ['\xd0\xcf\x11\xe0', 'a workbook of Excel (.xls)', inText],
  ['%PDF', 'a PDF', 'Ask its publisher for a CSV.'],
  ['SQLite format 3', 'a database of SQLite', 'Export its table as CSV in UTF-8.'],
  ['PAR1', 'a Parquet file', 'Export it as CSV in UTF-8.'],
  [
    /^\s*<(?:!doctype html|html|head)\b/i,
    'a web page',
    'Download the file itself; the page may ask to log in.',
  ],
  [/^\s*<(?:\?xml|kml|gpx|osm)\b/i, 'XML', 'Export it as CSV or GeoJSON.'],
  [gzipStart, 'packed with gzip', unpacked],
  ['PK\x03\x04', 'a zip inside', unpacked],
  ['BZh', 'packed with bzip2', unpacked],
  ['\xfd7zXZ', 'packed with xz', unpacked],
  ['\x28\xb5\x2f\xfd', 'packed with Zstandard', unpacked],
  ['7z\xbc\xaf', 'packed with 7-Zip', unpacked],
  ['Rar!', 'packed with RAR', unpacked],
  [/^[\s\S]{257}ustar/, 'packed with tar', unpacked],
];

/**
 * Yields a file as UTF-8 with line feeds, also of UTF-16 with a mark and of lines that end in carriage
 * returns. Throws an InputError for a file that is no text, with what it is.
 */
export async function* readableText(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read: ((chunk: Buffer) => Buffer) | undefined;
  let end = (): void => undefined;
  for await (const chunk of chunks) {
    if (read === undefined) {
      refuseOthers(file, chunk);
      const mark = marks.find(({ bytes }) => bytes.every((byte, index) => chunk[index] === byte));
      if (mark === undefined) read = chunk.includes(lineFeed) ? asItIs : withLineFeeds(chunk);
      else ({ read, end } = fromUtf16(file, mark.encoding));
    }
    yield read(chunk);
  }
  end();
}

const asItIs = (chunk: Buffer): Buffer => chunk;

/** Carriage returns become line feeds where nothing else ends lines: old programs for the Mac wrote so. */
function withLineFeeds(first: Buffer): (chunk: Buffer) => Buffer {
  if (!first.subarray(0, -1).includes(carriageReturn)) return asItIs;
  return (chunk) => Buffer.from(chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
}

function fromUtf16(file: string, encoding: (typeof marks)[number]['encoding']) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer): Buffer => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      throw new InputError({
        file,
        rule: 'the file must be whole UTF-16, as its first bytes say',
        remedy: 'Save it again, as "CSV UTF-8".',
      });
    }
  };
  return { read: decode, end: () => void decode() };
}

function refuseOthers(file: string, first: Buffer): void {
  const head = first.subarray(0, 512).toString('latin1');
  const other = others.find(([start]) =>
    typeof start === 'string' ? head.startsWith(start) : start.test(head),
  );
  const [evens, odds] = [0, 1].map((odd) => [...head.slice(0, 8)].filter((_, at) => at % 2 === odd).join(''));
  const isWide = evens === '\0\0\0\0' || odds === '\0\0\0\0';
  if (other === undefined && !isWide) return;
  const [, what, remedy] = other ?? ['', 'UTF-16 without a byte-order mark', 'Save it as "CSV UTF-8".'];
  throw new InputError({ file, value: what, rule: 'the file must be CSV or JSON in UTF-8', remedy });
}
