import { existsSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { type Checked, type Problem, refused } from '../../cli/problems/problem.ts';
import { immutableFolders } from '../../hosts/files/host-rules.ts';
import { contentVersion } from '../../plan/datasets/versioned-dataset.ts';
import { readPublished } from '../manifest.ts';
import type { PublishedFolder } from '../publish/published-folder.ts';
import type { Stage } from '../stage.ts';

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

/** What was deployed before, in a folder or on the web. */
export interface PreviousDeploy {
  /** Its files with a hash in their names, and those it kept of earlier ones. */
  readonly files: ReadonlySet<string>;
  readonly known: EarlierFiles;
  /** A file's content; undefined where it is gone, or is not what its name says. Throws when it cannot be asked for. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** Milliseconds after which a web server is given up. */
const longestWait = 30_000;

const remedy =
  'Name the folder or the address of the last deploy; for the first build of this kind leave --previous away.';

/** Reads what was deployed before from a folder, or from the site's address (`https://…`). */
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
    return content !== undefined && isWhatItsNameSays(file, content) ? content : undefined;
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

/** The content at an address; undefined where it is gone. */
async function fetched(address: string): Promise<Buffer | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  // A host may answer with a page for what is gone.
  if (answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  return Buffer.from(await answer.arrayBuffer());
}

/** A dataset's name has the hash of its content; that of an asset is the bundler's own. */
const isWhatItsNameSays = (file: string, content: Buffer): boolean =>
  !file.startsWith('data/') || file.endsWith(`.${contentVersion(content)}.json`);

/** Files of earlier deploys that stay for pages which were loaded before. */
export interface RetainedFiles {
  readonly kept: number;
  /** How many should stay, and have no room at the host. */
  readonly crowdedOut: number;
  /** Names of those that should stay, and are gone or damaged. */
  readonly lost: readonly string[];
}

/** How many files are fetched at once. */
const atOnce = 8;

interface Before {
  readonly out: string;
  readonly folder: PublishedFolder;
  readonly previous: PreviousDeploy | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** How many files may be added to those of this deploy. */
  readonly room: number;
}

/** Keeps the files of earlier deploys published: those of the published folder, and those of the previous deploy. */
export async function keepEarlierFiles(
  stage: Stage,
  { out, folder, previous, today, room }: Before,
): Promise<{ readonly report: RetainedFiles; readonly problems: readonly Problem[] }> {
  const due = keptFiles({
    before: [...folder.files.keys(), ...(previous?.files ?? [])],
    // The folder's own record goes before that of another place.
    known: new Map([...(previous?.known ?? []), ...earlierFilesIn(out)]),
    has: (file) => stage.files.has(file),
    today,
  });
  // The record of them is a file too.
  const wanted = withinRoom(due, room - 1);
  const lost: string[] = [];
  const problems: Problem[] = [];
  const missing = [...wanted.keys()].filter((file) => !(folder.isIntact(file) && stage.keep(file)));
  const take = async (file: string): Promise<void> => {
    try {
      const content = previous?.files.has(file) ? await previous.read(file) : undefined;
      if (content === undefined) lost.push(file);
      else stage.add(file, content);
    } catch (error) {
      problems.push({
        file,
        value: faultOf(error),
        rule: 'a file of the last deploy must be there to be read',
        remedy: 'Try again; without --previous, pages that are open now lose their files.',
      });
    }
  };
  for (let start = 0; start < missing.length; start += atOnce)
    await Promise.all(missing.slice(start, start + atOnce).map(take));
  const kept = new Map([...wanted].filter(([file]) => stage.files.has(file)));
  if (kept.size > 0) stage.add(earlierRecord, earlierText(kept));
  return { report: { kept: kept.size, crowdedOut: due.size - wanted.size, lost: lost.toSorted() }, problems };
}
