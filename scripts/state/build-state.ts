import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type IndexReason, indexReasons } from '../../src/domain/site/indexability.ts';
import type { PageRef } from '../../src/domain/site/page-ref.ts';
import { memoizeText } from '../../src/domain/text/memoize-text.ts';
import { parseJson } from '../files/parse-json.ts';
import { stateOfFormat2 } from './build-state-2.ts';
import type { Fingerprint } from './fingerprint.ts';
import { type Marker, sourceKinds } from './marker.ts';

const format = 5;

/** What a build remembers of a group of pages. */
export const groupSchema = z.object({
  /** Of the code, the pages and the dataset's version. */
  hash: z.string(),
  /** Of the code, the pages and the lists' rows that the dataset is made from. */
  inputs: z.string().optional(),
  version: z.string().optional(),
  lastmod: z.string().optional(),
  /** The reasons of each page's verdict, in the order of the group's plan, as one text: twenty thousand take a tenth of an edit to read. */
  pages: z.string(),
});

const stateSchema = z.object({
  format: z.literal(format),
  /** Id of the bundle whose weight was found to be within the budgets. */
  bundle: z.string().optional(),
  /** The published folder that this is true of, as its real path. */
  out: z.string(),
  /** What is published there. */
  site: z.object({ kind: z.enum(sourceKinds), listings: z.number() }),
  /** Groups by id: the hash of all they were made from, and their pages. */
  groups: z.record(z.string(), groupSchema),
  /** Hash of what the tiles were made from. */
  tiles: z.string().optional(),
  /** Every published file on a line of its own: bytes, time of change, inode, digest, name. Objects take ten times as long. */
  files: z.string(),
});

export type EarlierGroup = z.infer<typeof groupSchema>;

/** What is known of a site beside its files. */
export type PublishedSite = Pick<Marker, 'kind' | 'listings'>;

/** What the last build left, outside the published folder. */
export interface EarlierState {
  readonly bundle?: string | undefined;
  readonly out: string;
  /** Absent where nothing is known of it. */
  readonly site?: PublishedSite | undefined;
  readonly groups: Readonly<Record<string, EarlierGroup>>;
  readonly tiles?: string | undefined;
  /** The files that builds published, by name. */
  readonly files: ReadonlyMap<string, Fingerprint>;
}

/** A page as this build leaves it. */
export interface PageState {
  readonly page: PageRef;
  /** Relative to the published folder. */
  readonly file: string;
  readonly bytes: number;
  /** Of its content. */
  readonly digest: string;
  /** Why the page is indexed or not; `earned` alone means that it is. */
  readonly reasons: readonly IndexReason[];
}

export interface GroupState extends Omit<EarlierGroup, 'pages'> {
  readonly pages: readonly PageState[];
}

/** What this build leaves for the next one. */
export interface BuildState extends Pick<EarlierState, 'out' | 'tiles' | 'files'> {
  readonly bundle: string;
  readonly site: PublishedSite;
  readonly groups: Readonly<Record<string, GroupState>>;
}

/** Names of the state's file in the work folder: the one that holds, and the one that a publication makes hold. */
export const stateFile = 'state.json';
export const nextStateFile = 'state.json.new';

/**
 * The state of the last build into a published folder, given as its real path; the empty one, which means a full build,
 * when there is none, when it cannot be read, or when the last build went into another folder.
 */
export async function readState(work: string, out: string): Promise<EarlierState> {
  const empty = { out, groups: {}, files: new Map() };
  try {
    const json: unknown = JSON.parse(await readFile(join(work, stateFile), 'utf8'));
    const before = await stateOfFormat2(json, work);
    const state = before === undefined ? parseState(json) : { ...before, groups: {} };
    return state.out === out ? state : empty;
  } catch {
    return empty;
  }
}

function parseState(json: unknown): EarlierState {
  const { files, ...state } = stateSchema.parse(json);
  return { ...state, files: parseFiles(files) };
}

const fileText = ([file, { bytes, modified, inode, digest }]: readonly [string, Fingerprint]): string =>
  `${bytes} ${modified} ${inode} ${digest} ${file}`;

/** Throws for a line that `fileText` does not write. */
function parseFiles(text: string): ReadonlyMap<string, Fingerprint> {
  const files = new Map<string, Fingerprint>();
  for (const line of text === '' ? [] : text.split('\n')) {
    const [bytes = '', modified = '', inode = '', digest = '', ...name] = line.split(' ');
    if (name.length === 0) throw new Error(`Not a line of a state: ${line}`);
    const numbers = { bytes: Number(bytes), modified: Number(modified), inode: Number(inode) };
    files.set(name.join(' '), { ...numbers, digest });
  }
  return files;
}

const header = { format: z.number(), out: z.string() };
/** Up to format 3, page groups were called units. */
const anyStateSchema = z.union([
  z.object({ ...header, groups: z.looseObject({}) }),
  z.object({ ...header, units: z.looseObject({}) }),
]);

/** Whether a text is a state that some build left, of whatever format. */
export const isState = (text: string): boolean => anyStateSchema.safeParse(parseJson(text)).success;

const reasonsIn = memoizeText((words: string): readonly IndexReason[] =>
  words.split(' ').flatMap((word) => indexReasons.find((reason) => reason === word) ?? []),
);

/** The reasons of each page of a group as the state of the last build has them. */
export const storedReasons = (text: string): readonly (readonly IndexReason[])[] =>
  text === '' ? [] : text.split(',').map(reasonsIn);

/** The text that `storedReasons` reads. */
export const reasonsText = (pages: readonly Pick<PageState, 'reasons'>[]): string =>
  pages.map(({ reasons }) => reasons.join(' ')).join();

/** The text that `readState` reads. What a page is and its file are left out, since the plan of the same group has them. */
export function stateText({ bundle, out, site, groups, tiles, files }: BuildState): string {
  const stored = Object.entries(groups).map(([id, group]) => [
    id,
    { ...group, pages: reasonsText(group.pages) },
  ]);
  const lines = [...files].map(fileText).join('\n');
  return JSON.stringify({
    ...{ format, bundle, out, site, tiles },
    groups: Object.fromEntries(stored),
    files: lines,
  });
}
