import { existsSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { type Checked, failedCheck, type Problem } from '../../cli/problems/problem.ts';
import { immutableFolders } from '../../hosts/files/host-rules.ts';
import { contentVersion } from '../../plan/page-group.ts';
import { readPublished } from '../manifest.ts';
import type { PublishedFolder, StagingFolder } from '../publish/published-folder.ts';

const retentionDays = 30;

/** File that lists the hashed files of this deploy: those with a content hash in their names. */
export const deployRecord = 'deploys/latest.json';
/** File that lists hashed files of earlier deploys, with the day of the first deploy without them. */
export const earlierRecord = 'deploys/earlier.json';

/** Maps a file of earlier deploys to the day (`YYYY-MM-DD`, UTC) of the first deploy without it. */
export type EarlierFiles = ReadonlyMap<string, string>;

/** True for a file in `assets` or `data`, whose files have a content hash in their names. */
export const hasHashedName = (file: string): boolean =>
  immutableFolders.some((folder) => `/${file}`.startsWith(folder)) &&
  /^[\w-]+(?:\/[\w-][\w.-]*)+$/.test(file);

/** Returns the text of `deploys/latest.json`: those of `files` with a content hash in their names. */
export const deployText = (files: readonly string[]): string =>
  recordText(files.filter(hasHashedName).toSorted());

/** Returns the text of `deploys/earlier.json`. */
export const earlierText = (files: EarlierFiles): string =>
  recordText(Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))));

const recordText = (files: object): string => `${JSON.stringify({ format: 1, files }, null, 1)}\n`;

type Content = string | Buffer | undefined;

/** Reads the file names in `deploys/latest.json`. Undefined for any other content. */
export const parseDeploy = (content: Content): readonly string[] | undefined =>
  recordedFiles(content, z.array(name));

/**
 * Reads `deploys/earlier.json`: file names, each with the day of the first deploy without the file. Undefined
 * for any other content.
 */
export const parseEarlier = (content: Content): EarlierFiles | undefined =>
  recordedFiles(
    content,
    z.record(name, z.iso.date()).transform((files) => new Map(Object.entries(files))),
  );

/** Reads `deploys/earlier.json` of a published folder. Empty if it is missing or damaged. */
export const earlierFilesIn = (out: string): EarlierFiles =>
  parseEarlier(readPublished(out, earlierRecord)) ?? new Map();

const name = z.string().refine(hasHashedName);

const recordedFiles = <Files>(content: Content, files: z.ZodType<Files>): Files | undefined =>
  z.object({ format: z.literal(1), files }).safeParse(parseJson(`${content}`)).data?.files;

/** True for a file that is kept for earlier deploys: one of `files`, or `deploys/earlier.json`. */
export const servesEarlierDeploys = (file: string, files: EarlierFiles): boolean =>
  file === earlierRecord || files.has(file);

interface DeployedFiles {
  readonly published: Iterable<string>;
  readonly earlierFiles: EarlierFiles;
  readonly has: (file: string) => boolean;
  readonly today: string;
}

/** Returns the hashed files that left the site at most 30 days before `today` (`YYYY-MM-DD`, UTC). */
export function keptFiles({ published, earlierFiles, has, today }: DeployedFiles): EarlierFiles {
  const oldest = dayOf(new Date(Date.parse(today) - retentionDays * 86_400_000));
  const kept = new Map<string, string>();
  for (const file of published) {
    const since = earlierFiles.get(file) ?? today;
    // A clock that was set back must not keep a file for ever.
    if (hasHashedName(file) && !has(file) && since >= oldest) kept.set(file, since < today ? since : today);
  }
  return kept;
}

/** Returns up to `room` files, those that left the site most recently first. */
export const latestFiles = (files: EarlierFiles, room: number): EarlierFiles =>
  new Map([...files].toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, Math.max(0, room)));

/** Formats a moment as its day, `YYYY-MM-DD`, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export interface PreviousDeploy {
  readonly files: ReadonlySet<string>;
  readonly earlierFiles: EarlierFiles;
  /** Reads a file of the deploy. Undefined if lost or damaged. Throws if folder or server cannot be read. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

const responseTimeoutMs = 30_000;

const remedy =
  'Name the folder or the address of the last deploy. For the first deploy leave --previous away.';

/** Reads the records of the last deploy from a folder, or from a site's URL (`https://…`). */
export async function previousDeploy(from: string): Promise<Checked<PreviousDeploy>> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(from);
  const isThere = isAddress ? /^https?:/i.test(from) && URL.canParse(from) : existsSync(from);
  if (!isThere) {
    const rule = isAddress
      ? 'an address must be one of the web, such as https://example.org'
      : 'a folder must be there';
    return failedCheck('--previous', { value: from, rule, remedy });
  }
  const read = async (file: string): Promise<Buffer | undefined> => {
    const content = isAddress
      ? await fetchFile(`${from.replace(/\/+$/, '')}/${file}`)
      : readPublished(from, file);
    return content !== undefined && matchesItsHash(file, content) ? content : undefined;
  };
  try {
    const [deploy, earlier] = await Promise.all([read(deployRecord), read(earlierRecord)]);
    const files = parseDeploy(deploy);
    const earlierFiles = parseEarlier(earlier) ?? new Map();
    if (files !== undefined)
      return {
        ok: true,
        value: { files: new Set([...files, ...earlierFiles.keys()]), earlierFiles, read },
      };
    return failedCheck(from, {
      value: deployRecord,
      rule: 'a deploy must have a record of its files',
      remedy,
    });
  } catch (error) {
    const rule = 'the last deploy must be there to be read';
    return failedCheck(from, { value: faultOf(error), rule, remedy });
  }
}

async function fetchFile(address: string): Promise<Buffer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(responseTimeoutMs) });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  // A host may answer with a page for a missing file.
  if (response.headers.get('content-type')?.startsWith('text/html')) return undefined;
  return Buffer.from(await response.arrayBuffer());
}

// Only datasets: the hash in an asset's name is the bundler's own.
const matchesItsHash = (file: string, content: Buffer): boolean =>
  !file.startsWith('data/') || file.endsWith(`.${contentVersion(content)}.json`);

export interface RetainedFiles {
  readonly kept: number;
  readonly crowdedOut: number;
  readonly lost: readonly string[];
}

interface Retention {
  readonly report: RetainedFiles;
  readonly problems: readonly Problem[];
}

/** Result for a shard, which keeps no files of earlier deploys. */
export const nothingRetained: Retention = { report: { kept: 0, crowdedOut: 0, lost: [] }, problems: [] };

const fetchedAtOnce = 8;

interface DeployToPublish {
  readonly out: string;
  readonly folder: PublishedFolder;
  readonly previous: PreviousDeploy | undefined;
  readonly today: string;
  readonly room: number;
}

/**
 * Stages hashed files that left the site in the last 30 days, so that open pages still find them. They come
 * from the published folder, else the previous deploy: at most `room` files, the last to leave first.
 */
export async function keepEarlierFiles(
  staging: StagingFolder,
  { out, folder, previous, today, room }: DeployToPublish,
): Promise<Retention> {
  const filesToKeep = keptFiles({
    published: [...folder.files.keys(), ...(previous?.files ?? [])],
    // The folder's own record overrides the previous deploy's.
    earlierFiles: new Map([...(previous?.earlierFiles ?? []), ...earlierFilesIn(out)]),
    has: (file) => staging.files.has(file),
    today,
  });
  // One less, since `earlierRecord` is a file too.
  const filesWithRoom = latestFiles(filesToKeep, room - 1);
  const lost: string[] = [];
  const problems: Problem[] = [];
  const missing = [...filesWithRoom.keys()].filter((file) => !(folder.isIntact(file) && staging.keep(file)));
  const stageFile = async (file: string): Promise<void> => {
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
    await Promise.all(missing.slice(start, start + fetchedAtOnce).map(stageFile));
  const stagedFiles = new Map([...filesWithRoom].filter(([file]) => staging.files.has(file)));
  if (stagedFiles.size > 0) staging.add(earlierRecord, earlierText(stagedFiles));
  return {
    report: {
      kept: stagedFiles.size,
      crowdedOut: filesToKeep.size - filesWithRoom.size,
      lost: lost.toSorted(),
    },
    problems,
  };
}
