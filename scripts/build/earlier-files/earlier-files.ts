import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { immutableFolders } from '../../hosts/files/host-rules.ts';

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

const name = z.string().refine(isHashed);
const deploySchema = z.object({ format: z.literal(1), files: z.array(name) });
const earlierSchema = z.object({ format: z.literal(1), files: z.record(name, z.iso.date()) });

/** The record of a deploy with these files. */
export const deployText = (files: readonly string[]): string =>
  recordText({ format: 1, files: files.filter(isHashed).toSorted() } satisfies z.infer<typeof deploySchema>);

/** The record of files of earlier deploys. */
export const earlierText = (files: EarlierFiles): string =>
  recordText({
    format: 1,
    files: Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  } satisfies z.infer<typeof earlierSchema>);

const recordText = (record: object): string => `${JSON.stringify(record, null, 1)}\n`;

/** The files that a deploy's record lists; undefined for what is no such record. */
export const parseDeploy = (text: string): readonly string[] | undefined =>
  deploySchema.safeParse(parseJson(text)).data?.files;

/** The files that a record of earlier deploys lists; undefined for what is no such record. */
export function parseEarlier(text: string): EarlierFiles | undefined {
  const { data } = earlierSchema.safeParse(parseJson(text));
  return data && new Map(Object.entries(data.files));
}

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
  const kept = new Map<string, string>();
  for (const file of before) {
    if (!isHashed(file) || has(file)) continue;
    const since = known.get(file) ?? today;
    // A clock that was set back must not keep a file for ever.
    if (daysBetween(since, today) <= retentionDays) kept.set(file, since < today ? since : today);
  }
  return kept;
}

/** Of the files that should stay, as many as there is room for: those that are missed for the shortest time. */
export const withinRoom = (files: EarlierFiles, room: number): EarlierFiles =>
  files.size <= room
    ? files
    : new Map(
        [...files].toSorted(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).slice(0, Math.max(0, room)),
      );

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The day of a moment, `YYYY-MM-DD`, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
