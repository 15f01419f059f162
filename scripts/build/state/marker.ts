import { hash } from 'node:crypto';
import { z } from 'zod';
import { digestOf } from '../../cli/files/digest.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import { markerFile } from './marker-file.ts';

/** What kind of listings a site shows. Another kind is another site. */
export const listingsKinds = ['samples', 'imported', 'register'] as const;
export type ListingsKind = (typeof listingsKinds)[number];

/** Characters of a name's digest, in base64url, and the bytes that they stand for. */
const nameLength = 8;
const nameBytes = 6;

const markerSchema = z.object({
  format: z.literal(1),
  about: z.string(),
  kind: z.enum(listingsKinds),
  pages: z.number().int().nonnegative(),
  listings: z.number().int().nonnegative(),
  /** Digests of the names of all published files, one after the other. */
  files: z.string(),
});

/** What a published folder says of itself. */
export interface Marker extends Pick<z.infer<typeof markerSchema>, 'kind' | 'pages' | 'listings'> {
  /** Whether a build published a file of this name. */
  readonly names: (file: string) => boolean;
  /** How many files the build published. */
  readonly files: number;
  /** Those of them that are not among the files given. */
  readonly without: (files: Iterable<string>) => NamedFiles;
}

/** Files of which only digests of their names are known. */
interface NamedFiles {
  readonly count: number;
  readonly names: (file: string) => boolean;
}

const nameDigest = (file: string): string => digestOf(file).slice(0, nameLength);

/** The marker's text for a site of these files. Equal sites have equal markers. */
export function markerText(site: Pick<Marker, 'kind' | 'listings'>, files: Iterable<string>): string {
  // As numbers, the names of a hundred thousand files are a megabyte.
  const digests: number[] = [];
  let pages = 0;
  for (const file of files) {
    if (isPage(file)) pages += 1;
    digests.push(nameNumber(file));
  }
  const names = Buffer.alloc(digests.length * nameBytes);
  for (const [index, digest] of Float64Array.from(digests).sort().entries()) {
    names.writeUIntBE(digest, index * nameBytes, nameBytes);
  }
  return textOf({ ...site, pages }, names);
}

/**
 * The text of another marker once files have come and gone: names with how many more of each there are, so many files in all. Undefined
 * where the marker is not that of the files before, and another must be made of all names, which takes a digest of each.
 */
export function changedMarker(
  text: string,
  changes: ReadonlyMap<string, number>,
  files: number,
): string | undefined {
  const { success, data: before } = markerSchema.safeParse(parseJson(text));
  if (!success) return undefined;
  const names = Buffer.from(before.files, 'base64url');
  const pieces: Buffer[] = [];
  let { pages } = before;
  let copied = 0;
  const inTheirOrder = [...changes]
    .map(([file, by]) => ({ file, by, digest: nameNumber(file) }))
    .toSorted((a, b) => a.digest - b.digest);
  for (const { file, by, digest } of inTheirOrder) {
    const start = Math.max(copied, firstNotBelow(names, digest));
    pieces.push(names.subarray(copied, start));
    copied = start;
    let left = by;
    // What is not found to go was a file kept for open pages, which a marker does not name.
    for (; left < 0 && copied < names.length && numberAt(names, copied) === digest; left += 1)
      copied += nameBytes;
    for (let more = by; more > 0; more -= 1) pieces.push(bytesOfName(digest));
    if (isPage(file)) pages += by > 0 ? by : by - left;
  }
  const all = Buffer.concat([...pieces, names.subarray(copied)]);
  return all.length === files * nameBytes ? textOf({ ...before, pages }, all) : undefined;
}

const numberAt = (names: Buffer, at: number): number => names.readUIntBE(at, nameBytes);

function bytesOfName(digest: number): Buffer {
  const bytes = Buffer.alloc(nameBytes);
  bytes.writeUIntBE(digest, 0, nameBytes);
  return bytes;
}

/** Where the first of the names begins, which are in order, that is no less than a digest. */
function firstNotBelow(names: Buffer, digest: number): number {
  let [low, high] = [0, names.length / nameBytes];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (numberAt(names, middle * nameBytes) < digest) low = middle + 1;
    else high = middle;
  }
  return low * nameBytes;
}

const isPage = (file: string): boolean => file.endsWith('.html');

/** Read letter by letter: a buffer for each of twenty thousand names takes three times as long. */
function nameNumber(file: string): number {
  const digest = hash('sha1', file, 'binary');
  let number = 0;
  for (let at = 0; at < nameBytes; at += 1) number = number * 256 + digest.charCodeAt(at);
  return number;
}

function textOf(
  { kind, pages, listings }: Pick<Marker, 'kind' | 'pages' | 'listings'>,
  names: Buffer,
): string {
  const marker: z.infer<typeof markerSchema> = {
    format: 1,
    about: 'The build that made this folder keeps it. Files of other names are left alone.',
    kind,
    pages,
    listings,
    files: names.toString('base64url'),
  };
  return `${JSON.stringify(marker)}\n`;
}

/** Reads a marker's text; undefined when it is not one. */
export function parseMarker(text: string): Marker | undefined {
  const parsed = markerSchema.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { kind, pages, listings, files } = parsed.data;
  let known: ReadonlySet<string> | undefined;
  const digests = (): ReadonlySet<string> => {
    known ??= new Set(files.match(new RegExp(`.{${nameLength}}`, 'g')));
    return known;
  };
  return {
    ...{ kind, pages, listings },
    names: (file) => file === markerFile || digests().has(nameDigest(file)),
    files: files.length / nameLength,
    without(found) {
      const left = new Set(digests());
      for (const file of found) left.delete(nameDigest(file));
      return { count: left.size, names: (file) => left.has(nameDigest(file)) };
    },
  };
}
