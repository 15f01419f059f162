import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { indexReasons } from '../../../src/domain/site/indexability.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import { stateOfFormat2 } from './build-state-2.ts';
import { type Fingerprint, fingerprintText, readFingerprint } from './fingerprint.ts';
import { KnownFiles } from './known-files.ts';
import { listingsKinds, type Marker } from './marker.ts';
import { type PageLines, type PageTally, withFingerprints } from './page-lines.ts';

const format = 6 as const;

/** What a build remembers of a group beside its pages. */
export const groupSchema = z.object({
  /** Of the code, the pages and the dataset's version. */
  hash: z.string(),
  /** Of the code and the lists' rows that the pages and the dataset are made from. */
  inputs: z.string().optional(),
  /** Of what of those decides whom the dataset shows. */
  choice: z.string().optional(),
  version: z.string().optional(),
  lastmod: z.string().optional(),
});

const tallySchema = z.object({
  pages: z.number().int().nonnegative(),
  bytes: z.number().nonnegative(),
  reasons: z.partialRecord(z.enum(indexReasons), z.number()),
}) satisfies z.ZodType<PageTally>;

/** A group's line in the state, which those of its pages follow. */
const groupLineSchema = groupSchema.extend({ id: z.string(), tally: tallySchema });

/** The first line of the state. */
const headSchema = z.object({
  format: z.literal(format),
  /** Id of the bundle whose weight was found to be within the budgets. */
  bundle: z.string().optional(),
  /** The published folder that this is true of, as its real path. */
  out: z.string(),
  /** What is published there. */
  site: z.object({ kind: z.enum(listingsKinds), listings: z.number() }),
  /** Hash of what the tiles were made from. */
  tiles: z.string().optional(),
  /** Hash of what the cities' pictures were drawn from. */
  pictures: z.string().optional(),
  /** How many groups follow, and how many lines of files that are no pages after them. */
  groups: z.number().int().nonnegative(),
  files: z.number().int().nonnegative(),
});

/** What is known of a site beside its files. */
export type PublishedSite = Pick<Marker, 'kind' | 'listings'>;

/** A group as a build leaves it. */
export interface GroupState extends z.infer<typeof groupSchema> {
  readonly tally: PageTally;
  readonly pages: PageLines;
}

/** Groups by id, in the order of the plan. */
export type SiteGroups = ReadonlyMap<string, GroupState>;

/** What the last build left, outside the published folder. */
export interface EarlierState {
  readonly bundle?: string | undefined;
  readonly out: string;
  /** Absent where nothing is known of it. */
  readonly site?: PublishedSite | undefined;
  readonly groups: SiteGroups;
  readonly tiles?: string | undefined;
  readonly pictures?: string | undefined;
  /** All files that builds published. */
  readonly files: KnownFiles;
}

/** What this build leaves for the next one. */
export interface BuildState extends Pick<EarlierState, 'out' | 'tiles' | 'pictures' | 'groups'> {
  readonly bundle: string;
  readonly site: PublishedSite;
  /** Files that are no pages, by name. */
  readonly others: ReadonlyMap<string, Fingerprint>;
}

/** Names of the state's file in the work folder: the one that holds, and the one that a publication makes hold. */
export const stateFile = 'state.txt';
export const nextStateFile = 'state.txt.new';

/** Where builds up to format 5 left it, as JSON. To be removed with release 1.0, as format 2. */
export const formerStateFile = 'state.json';

/** The state before the first build into a published folder. */
export function emptyState(out: string): EarlierState {
  const groups = new Map();
  return { out, groups, files: new KnownFiles({ groups, others: new Map() }) };
}

/**
 * The state of the last build into a published folder, given as its real path; the empty one, which means a full build,
 * when there is none, when it cannot be read, or when the last build went into another folder.
 */
export async function readState(work: string, out: string): Promise<EarlierState> {
  const state = (await stored(work)) ?? (await storedByFormat2(work));
  return state?.out === out ? state : emptyState(out);
}

async function stored(work: string): Promise<EarlierState | undefined> {
  try {
    return parseState(await readFile(join(work, stateFile), 'utf8'));
  } catch {
    return undefined;
  }
}

async function storedByFormat2(work: string): Promise<EarlierState | undefined> {
  try {
    const json: unknown = JSON.parse(await readFile(join(work, formerStateFile), 'utf8'));
    const state = await stateOfFormat2(json, work);
    const groups = new Map();
    return state && { ...state, groups, files: new KnownFiles({ groups, others: state.files }) };
  } catch {
    return undefined;
  }
}

/** Reads the text that `stateText` writes in pieces. Throws for any other, one that was cut short among them. */
export function parseState(text: string): EarlierState {
  let position = 0;
  /** The next lines, so many, without the last line's end. */
  const take = (count: number): string => {
    const start = position;
    for (let taken = 0; taken < count; taken += 1) {
      const end = text.indexOf('\n', position);
      if (end < 0) throw new Error('The state was cut short');
      position = end + 1;
    }
    return text.slice(start, Math.max(start, position - 1));
  };
  const { groups: groupCount, files: otherCount, ...head } = headSchema.parse(JSON.parse(take(1)));
  const groups = new Map<string, GroupState>();
  const others = new Map<string, Fingerprint>();
  for (let index = 0; index < groupCount; index += 1) {
    const { id, ...group } = groupLineSchema.parse(JSON.parse(take(1)));
    groups.set(id, { ...group, pages: take(group.tally.pages) });
  }
  for (let index = 0; index < otherCount; index += 1) {
    const { fingerprint, rest } = readFingerprint(take(1));
    others.set(rest, fingerprint);
  }
  return { ...head, groups, files: new KnownFiles({ groups, others }) };
}

const anyStateSchema = z.looseObject({ format: z.number(), out: z.string() });

/** Whether a text is a state that some build left, of whatever format. */
export const isState = (text: string): boolean =>
  [text, text.slice(0, text.indexOf('\n'))].some((part) => anyStateSchema.safeParse(parseJson(part)).success);

/**
 * The text that `readState` reads, group by group: a large site's is never in memory in one piece. `look` tells of files whose
 * fingerprints are others where they are now.
 */
export function* stateText(
  { bundle, out, site, groups, tiles, pictures, others }: BuildState,
  look?: (file: string, known: Fingerprint) => Fingerprint,
): Generator<string> {
  const made = { tiles, pictures };
  const head = { format, bundle, out, site, ...made, groups: groups.size, files: others.size };
  yield `${JSON.stringify(head satisfies z.infer<typeof headSchema>)}\n`;
  for (const [id, { pages, ...group }] of groups) {
    const line = { id, ...group } satisfies z.infer<typeof groupLineSchema>;
    yield `${JSON.stringify(line)}\n`;
    if (pages !== '') yield `${look === undefined ? pages : withFingerprints(pages, look)}\n`;
  }
  for (const [file, known] of others) yield `${fingerprintText(look?.(file, known) ?? known)} ${file}\n`;
}
