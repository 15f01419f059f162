import { hash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { groupSchema } from '../state/build-state.ts';
import { mostShards } from './shard.ts';

/** What a part says of itself: which shard of what it is, and what its groups of pages came to. */
export const partFile = 'part.json';
/** The sha256 of `part.json` and of every file below `files`, as `sha256sum --check` reads it. */
export const sumsFile = 'files.sha256';
/** Where the files of the site are in a part. */
export const filesFolder = 'files';

const digest = z.string();

const identitySchema = z.object({
  /** `YYYY-MM-DD`, UTC: the day as of which the pages tell of opening hours. */
  day: z.iso.date(),
  /** Of the listings and lists as they were read. */
  inputs: digest,
  /** The bundle's id, which is a digest of every source, and a digest of the client that was made of them. */
  code: digest,
  client: digest,
  /** The version of Node, whose tables of languages and time zones pages are made with. */
  node: z.string(),
  /** A digest of each setting of the environment: one may be a secret. */
  settings: z.record(z.string(), digest),
});

const partSchema = z.object({
  format: z.literal(2),
  index: z.number().int().min(1).max(mostShards),
  count: z.number().int().min(1).max(mostShards),
  identity: identitySchema,
  /** How many files are in the list of sums, this one not counted. */
  files: z.number().int().nonnegative(),
  /** With the reasons of each page's verdict, in the order of the plan (`reasonsText`). */
  groups: z.record(z.string(), groupSchema.extend({ pages: z.string() })),
});

/** What all parts of one site have in common. */
export type PartIdentity = Readonly<z.infer<typeof identitySchema>>;
export type PartRecord = Readonly<z.infer<typeof partSchema>>;

/** The record's text. Equal shards have equal records. */
export const partText = (part: Omit<PartRecord, 'format'>): string =>
  `${JSON.stringify({ format: 2, ...part } satisfies PartRecord)}\n`;

/** Reads what `partText` writes; undefined for anything else. */
export const parsePart = (text: string): PartRecord | undefined => partSchema.safeParse(parseJson(text)).data;

/** The SHA-256 of a file's content, in hexadecimal. */
export const sumOf = (content: string | Buffer): string => hash('sha256', content);

/** The sums by path within the part, a line each in the order of the paths. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, sum]) => `${sum}  ${file}\n`)
    .join('');

const insideFiles = new RegExp(`^${filesFolder}/`);
const leadsOut = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/;

/** Reads what `sumsText` writes; undefined for a line that it would not write, such as one whose path leads out of the part. */
export function parseSums(text: string): ReadonlyMap<string, string> | undefined {
  const sums = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sum, file] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === undefined || file === undefined) return undefined;
    if (file !== partFile && (!insideFiles.test(file) || leadsOut.test(file))) return undefined;
    sums.set(file, sum);
  }
  return text.endsWith('\n') ? sums : undefined;
}
