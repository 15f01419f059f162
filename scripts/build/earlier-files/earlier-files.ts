import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { immutableFolders } from '../../hosts/files/host-rules.ts';
import { readPublished } from '../publish/read-published.ts';

/** How long files of earlier deploys stay for pages that were loaded before, in days. */
const retentionDays = 30;

/** Lists the files of this deploy that a page loads by a name with a hash, so that a build elsewhere can keep them. */
export const deployRecord = 'deploys/latest.json';
/** Lists such files of earlier deploys, with the day of the first deploy without each. It is history: no two folders need have the same. */
export const earlierRecord = 'deploys/earlier.json';

/** Files of earlier deploys by name, with the day (`YYYY-MM-DD`, UTC) since which no deploy has had them. */
export type EarlierFiles = ReadonlyMap<string, string>;

/** Whether a page loads the file by a name with a hash, so that its content never changes; no such name leads out of the folder. */
export const isHashed = (file: string): boolean =>
  immutableFolders.some((folder) => `/${file}`.startsWith(folder)) &&
  /^[\w-]+(?:\/[\w-][\w.-]*)+$/.test(file);

/** The record of a deploy with these files. */
export const deployText = (files: readonly string[]): string => recordText(files.filter(isHashed).toSorted());

/** The record of files of earlier deploys. */
export const earlierText = (files: EarlierFiles): string =>
  recordText(Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))));

const recordText = (files: object): string => `${JSON.stringify({ format: 1, files }, null, 1)}\n`;

type Content = string | Buffer | undefined;

/** The files that a deploy's record lists; undefined for what is no such record. */
export const parseDeploy = (content: Content): readonly string[] | undefined =>
  recordedFiles(content, z.array(name));

/** The files that a record of earlier deploys lists; undefined for what is no such record. */
export const parseEarlier = (content: Content): EarlierFiles | undefined =>
  recordedFiles(
    content,
    z.record(name, z.iso.date()).transform((files) => new Map(Object.entries(files))),
  );

/** Reads what a published folder's record says of files of earlier deploys; empty where there is none. */
export const earlierFilesIn = (out: string): EarlierFiles =>
  parseEarlier(readPublished(out, earlierRecord)) ?? new Map();

const name = z.string().refine(isHashed);

const recordedFiles = <Files>(content: Content, files: z.ZodType<Files>): Files | undefined =>
  z.object({ format: z.literal(1), files }).safeParse(parseJson(`${content}`)).data?.files;

/** Whether a published file is there for pages of earlier deploys only, by the record of those. */
export const isOfEarlierDeploys = (file: string, files: EarlierFiles): boolean =>
  file === earlierRecord || files.has(file);

interface Deploys {
  /** Files that were published before, whether this deploy has them or not. */
  readonly before: Iterable<string>;
  /** What is known of files of earlier deploys. */
  readonly known: EarlierFiles;
  /** Whether this deploy has a file. */
  readonly has: (file: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

/** The files of earlier deploys that should stay: all with a hash in their names that this deploy is without, for `retentionDays`. */
export function keptFiles({ before, known, has, today }: Deploys): EarlierFiles {
  const oldest = dayOf(new Date(Date.parse(today) - retentionDays * 86_400_000));
  const kept = new Map<string, string>();
  for (const file of before) {
    const since = known.get(file) ?? today;
    // A clock that was set back must not keep a file for ever.
    if (isHashed(file) && !has(file) && since >= oldest) kept.set(file, since < today ? since : today);
  }
  return kept;
}

/** Of the files that should stay, as many as there is room for: those that are missed for the shortest time. */
export const withinRoom = (files: EarlierFiles, room: number): EarlierFiles =>
  new Map([...files].toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, Math.max(0, room)));

/** The day of a moment, `YYYY-MM-DD`, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
