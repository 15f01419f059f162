import { hash } from 'node:crypto';
import { z } from 'zod';
import { indexReasons } from '../../../src/domain/site/indexability.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import { datasetSchema } from '../manifest.ts';
import { mostShards } from './shard.ts';

/** What a part says of itself: which shard it is, and what its groups of pages came to. */
export const partFile = 'part.json';
/** The sha256 of `part.json` and of every file below `files`, as `sha256sum --check` reads it. */
export const sumsFile = 'files.sha256';
/** Where the files of the site are in a part. */
export const filesFolder = 'files';

const digest = z.string();

const identitySchema = z.object({
  /** `YYYY-MM-DD`, UTC: the day as of which the pages tell opening hours. */
  day: z.iso.date(),
  /** Of the listings and lists as they were read. */
  inputs: digest,
  /** The bundle's id, and a digest of the client that was made. */
  code: digest,
  client: digest,
  /** The version of Node, whose tables of languages and time zones the pages are made with. */
  node: z.string(),
  /** A digest of each setting of the environment: one may be a secret. */
  settings: z.record(z.string(), digest),
});

const partSchema = z.object({
  format: z.literal(3),
  index: z.number().int().min(1).max(mostShards),
  count: z.number().int().min(1).max(mostShards),
  identity: identitySchema,
  /** How many files are in the list of sums, this one not counted. */
  files: z.number().int().nonnegative(),
  /** By id: the inputs' hash, the datasets, and the reasons of each page's verdict in the order of the plan. */
  groups: z.record(
    z.string(),
    z.object({
      inputs: digest,
      datasets: z.array(datasetSchema).readonly(),
      reasons: z.array(z.array(z.enum(indexReasons)).readonly()).readonly(),
    }),
  ),
});

/** What all parts of one site have in common. */
export type PartIdentity = Readonly<z.infer<typeof identitySchema>>;
export type PartRecord = Readonly<z.infer<typeof partSchema>>;

/** Writes the record as text. Equal shards have equal records. */
export const partText = (part: Omit<PartRecord, 'format'>): string =>
  `${JSON.stringify({ format: 3, ...part } satisfies PartRecord)}\n`;

/** Reads what `partText` writes; undefined for anything else. */
export const parsePart = (text: string): PartRecord | undefined => partSchema.safeParse(parseJson(text)).data;

/** The SHA-256 of a file's content, in hexadecimal. */
export const sumOf = (content: string | Buffer): string => hash('sha256', content);

/** Writes sums by path within the part, a line each in the order of the paths. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, sum]) => `${sum}  ${file}\n`)
    .join('');

const insideFiles = new RegExp(`^${filesFolder}/`);
const leadsOut = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/;

/** Reads what `sumsText` writes; undefined for any other line, such as one whose path leads out of the part. */
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
