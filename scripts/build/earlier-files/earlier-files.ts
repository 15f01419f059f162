import { existsSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { type Checked, type Problem, refused } from '../../cli/problems/problem.ts';
import { immutableFolders } from '../../hosts/files/host-rules.ts';
import { contentVersion } from '../../plan/page-group.ts';
import { readPublished } from '../manifest.ts';
import type { PublishedFolder, StagingFolder } from '../publish/published-folder.ts';

/** Days for which files of earlier deploys stay published, for pages that visitors still have open. */
const retentionDays = 30;

/** File that lists this deploy's hashed files (see `isHashed`). A build elsewhere reads it to keep them. */
export const deployRecord = 'deploys/latest.json';
/**
 * File that lists the hashed files of earlier deploys, each with the day of the first deploy without it. Two
 * equal sites may differ in it, since it depends on their past deploys.
 */
export const earlierRecord = 'deploys/earlier.json';

/** Files of earlier deploys by name, each with the day (`YYYY-MM-DD`, UTC) of the first deploy without it. */
export type EarlierFiles = ReadonlyMap<string, string>;

/** True if a name carries a hash: such a file never changes. False for names that lead out of the folder. */
export const isHashed = (file: string): boolean =>
  immutableFolders.some((folder) => `/${file}`.startsWith(folder)) &&
  /^[\w-]+(?:\/[\w-][\w.-]*)+$/.test(file);

/** Returns the text of `deployRecord` for a deploy with these files. */
export const deployText = (files: readonly string[]): string => recordText(files.filter(isHashed).toSorted());

/** Returns the text of `earlierRecord`. */
export const earlierText = (files: EarlierFiles): string =>
  recordText(Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))));

const recordText = (files: object): string => `${JSON.stringify({ format: 1, files }, null, 1)}\n`;

type Content = string | Buffer | undefined;

/** Reads the files that a deploy's record lists; undefined for any other content. */
export const parseDeploy = (content: Content): readonly string[] | undefined =>
  recordedFiles(content, z.array(name));

/** Reads the files that a record of earlier deploys lists; undefined for any other content. */
export const parseEarlier = (content: Content): EarlierFiles | undefined =>
  recordedFiles(
    content,
    z.record(name, z.iso.date()).transform((files) => new Map(Object.entries(files))),
  );

/** Reads the record of earlier deploys in a published folder; empty if there is none. */
export const earlierFilesIn = (out: string): EarlierFiles =>
  parseEarlier(readPublished(out, earlierRecord)) ?? new Map();

const name = z.string().refine(isHashed);

const recordedFiles = <Files>(content: Content, files: z.ZodType<Files>): Files | undefined =>
  z.object({ format: z.literal(1), files }).safeParse(parseJson(`${content}`)).data?.files;

/** True if a published file is there only for pages of earlier deploys. */
export const isOfEarlierDeploys = (file: string, files: EarlierFiles): boolean =>
  file === earlierRecord || files.has(file);

interface Deploys {
  /** Files that are published now, whether this deploy has them or not. */
  readonly before: Iterable<string>;
  /** The record of earlier deploys. */
  readonly known: EarlierFiles;
  readonly has: (file: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

/**
 * Returns the files of earlier deploys that should stay: hashed, absent from this deploy, and not too old.
 */
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

/** Returns the latest files, at most `room` of them. */
export const withinRoom = (files: EarlierFiles, room: number): EarlierFiles =>
  new Map([...files].toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, Math.max(0, room)));

/** Returns the day of a moment, `YYYY-MM-DD`, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export interface PreviousDeploy {
  /** Hashed files: its own, and the files of earlier deploys that it kept. */
  readonly files: ReadonlySet<string>;
  readonly known: EarlierFiles;
  /** Reads a file; undefined if it is gone or differs from its hash. Throws if the server does not answer. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** Milliseconds to wait for a web server's answer. */
const longestWait = 30_000;

const remedy =
  'Name the folder or the address of the last deploy. For the first deploy leave --previous away.';

/** Reads the last deploy from a folder, or from the site's address (`https://…`). */
export async function previousDeploy(from: string): Promise<Checked<PreviousDeploy>> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(from);
  const isThere = isAddress ? /^https?:/i.test(from) && URL.canParse(from) : existsSync(from);
  if (!isThere) {
    const rule = isAddress
      ? 'an address must be one of the web, such as https://example.org'
      : 'a folder must be there';
    return refused('--previous', { value: from, rule, remedy });
  }
  const read = async (file: string): Promise<Buffer | undefined> => {
    const content = isAddress
      ? await fetched(`${from.replace(/\/+$/, '')}/${file}`)
      : readPublished(from, file);
    return content !== undefined && matchesItsHash(file, content) ? content : undefined;
  };
  try {
    const [deploy, earlier] = await Promise.all([read(deployRecord), read(earlierRecord)]);
    const files = parseDeploy(deploy);
    const known = parseEarlier(earlier) ?? new Map();
    if (files !== undefined)
      return { ok: true, value: { files: new Set([...files, ...known.keys()]), known, read } };
    return refused(from, { value: deployRecord, rule: 'a deploy must have a record of its files', remedy });
  } catch (error) {
    const rule = 'the last deploy must be there to be read';
    return refused(from, { value: faultOf(error), rule, remedy });
  }
}

/** Fetches an address; undefined if nothing is there. Throws if the server answers with another error. */
async function fetched(address: string): Promise<Buffer | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  // A host may answer with a page for a missing file.
  if (answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  return Buffer.from(await answer.arrayBuffer());
}

/** False for a dataset that differs from the hash in its name. An asset's hash is the bundler's own. */
const matchesItsHash = (file: string, content: Buffer): boolean =>
  !file.startsWith('data/') || file.endsWith(`.${contentVersion(content)}.json`);

export interface RetainedFiles {
  readonly kept: number;
  /** Number of files that should stay, but exceed the host's limit. */
  readonly crowdedOut: number;
  /** Names of files that should stay, but are gone or damaged. */
  readonly lost: readonly string[];
}

interface Retention {
  readonly report: RetainedFiles;
  readonly problems: readonly Problem[];
}

/** Result for a shard's part. It is never deployed: the merge keeps the files of earlier deploys. */
export const nothingRetained: Retention = { report: { kept: 0, crowdedOut: 0, lost: [] }, problems: [] };

const fetchedAtOnce = 8;

interface Deploy {
  readonly out: string;
  readonly folder: PublishedFolder;
  readonly previous: PreviousDeploy | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** Number of files that the host's limit leaves for earlier deploys. */
  readonly room: number;
}

/** Stages the files of earlier deploys, from the published folder or else from the previous deploy. */
export async function keepEarlierFiles(
  staging: StagingFolder,
  { out, folder, previous, today, room }: Deploy,
): Promise<Retention> {
  const due = keptFiles({
    before: [...folder.files.keys(), ...(previous?.files ?? [])],
    // The folder's own record overrides the previous deploy's.
    known: new Map([...(previous?.known ?? []), ...earlierFilesIn(out)]),
    has: (file) => staging.files.has(file),
    today,
  });
  // One less, since `earlierRecord` is a file too.
  const wanted = withinRoom(due, room - 1);
  const lost: string[] = [];
  const problems: Problem[] = [];
  const missing = [...wanted.keys()].filter((file) => !(folder.isIntact(file) && staging.keep(file)));
  const take = async (file: string): Promise<void> => {
    try {
      const content = previous?.files.has(file) ? await previous.read(file) : undefined;
      if (content === undefined) lost.push(file);
      else staging.add(file, content);
    } catch (error) {
      problems.push({
        file,
        value: faultOf(error),
        rule: 'a file of the last deploy must be there to be read',
        remedy: 'Try again; without --previous, pages that are open now lose their files.',
      });
    }
  };
  for (let start = 0; start < missing.length; start += fetchedAtOnce)
    await Promise.all(missing.slice(start, start + fetchedAtOnce).map(take));
  const kept = new Map([...wanted].filter(([file]) => staging.files.has(file)));
  if (kept.size > 0) staging.add(earlierRecord, earlierText(kept));
  return { report: { kept: kept.size, crowdedOut: due.size - wanted.size, lost: lost.toSorted() }, problems };
}
