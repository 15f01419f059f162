import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Checked } from '../../cli/problems/problem.ts';
import { manifestFile, readManifest, readPublished } from '../manifest.ts';
import { namesAndCount, ownNames } from './published-folder.ts';

export interface RequestedFolders {
  readonly lists: string;
  /** Folder of the listing store. Without it, the site shows samples. */
  readonly listings?: string | undefined;
  readonly out: string;
  /** Folder for the bundle and for files that are not published yet. */
  readonly work: string;
}

/** The real paths of the folders that a build may change. */
export type OwnFolders = Pick<RequestedFolders, 'out' | 'work'>;

const buildOwnedEntries = [
  'staging',
  'bundle',
  'images',
  'hosts',
  'register',
  'lock',
  'build-report.json',
] as const;

/** File that marks a work folder as the build's own. */
export const workMarker = 'pharmacy-directory-work';

interface Folder {
  readonly option: '--out' | '--work';
  readonly given: string;
  readonly path: string;
  readonly nearestExisting: string;
  readonly fault?: string | undefined;
}

type Place = readonly [name: string, folder: string | undefined];

/**
 * Returns the real paths of the published and the work folder, or problems if a build may not change them:
 * the project's own folder, or a published folder with foreign files.
 */
export function checkFolders(
  given: RequestedFolders,
  { project, home } = { project: process.cwd(), home: homedir() },
): Checked<OwnFolders> {
  const [out, work] = [readFolder('--out', given.out), readFolder('--work', given.work)];
  const above: readonly Place[] = [
    ['the project', project],
    ['the home folder', home],
  ];
  const sources: readonly Place[] = [
    ...['.git', 'src', 'scripts', 'public', 'node_modules'].map(
      (name) => [`the project’s ${name}`, join(project, name)] as const,
    ),
    ['the folder of the lists', given.lists],
    ['the folder of the listings', given.listings],
  ];
  const both = [out, work];
  // Checked in order until one is broken: a later rule may read or write what an earlier one forbids.
  const rules: readonly (readonly [readonly Folder[], (folder: Folder) => string | undefined])[] = [
    [both, ({ fault }) => fault],
    [[work], ({ path }) => placeFault(path, above, sources)],
    [[out], ({ path }) => placeFault(path, above, [...sources, ['the work folder', work.path]])],
    [both, writeFault(({ nearestExisting }) => accessSync(nearestExisting, constants.W_OK | constants.X_OK))],
    [both, (folder) => (folder === work ? workFolderFault(work) : publishedFolderFault(out, work.path))],
    [both, writeFault(tryToMake)],
  ];
  for (const [folders, rule] of rules) {
    const problems = folders.flatMap((folder) => {
      const { option, given: value } = folder;
      const broken = rule(folder);
      const did = option === '--out' ? 'published' : 'worked in';
      const remedy = `Give ${option} a folder that is empty or missing, or that an earlier build ${did}.`;
      return broken === undefined ? [] : [{ file: option, value, rule: broken, remedy }];
    });
    if (problems.length > 0) return { ok: false, problems };
  }
  return { ok: true, value: { out: out.path, work: work.path } };
}

function readFolder(option: Folder['option'], given: string): Folder {
  try {
    const real = realPath(given);
    const file = real.nearestExisting === real.path ? 'this' : real.nearestExisting;
    const isFolder = statSync(real.nearestExisting).isDirectory();
    const fault = isFolder ? undefined : `a folder must be given, and ${file} is none`;
    return { option, given, ...real, fault };
  } catch (error) {
    const fault = `a folder must be given that can be reached (${faultOf(error)})`;
    return { option, given, path: given, nearestExisting: given, fault };
  }
}

// `..`, links and other spellings are resolved as far as the folder exists.
function realPath(given: string): Pick<Folder, 'path' | 'nearestExisting'> {
  const folder = resolve(given);
  try {
    lstatSync(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    const { path, nearestExisting } = realPath(dirname(folder));
    return { path: join(path, basename(folder)), nearestExisting };
  }
  const path = realpathSync.native(folder);
  return { path, nearestExisting: path };
}

function placeFault(path: string, above: readonly Place[], sources: readonly Place[]): string | undefined {
  for (const [name, folder] of [...above, ...sources])
    if (folder !== undefined && isInside(folder, path))
      return `must not be ${name} or a folder that it lies in`;
  const enclosing = sources.find(([, folder]) => folder !== undefined && isInside(path, folder));
  return enclosing && `must not lie in ${enclosing[0]}`;
}

const isInside = (inner: string, outer: string): boolean =>
  deviceAndInode(inner) === deviceAndInode(outer) ||
  (inner !== dirname(inner) && isInside(dirname(inner), outer));

function deviceAndInode(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return path;
  }
}

const writeFault =
  (attempt: (folder: Folder) => void) =>
  (folder: Folder): string | undefined => {
    try {
      attempt(folder);
      return undefined;
    } catch (error) {
      // A full disk is no fault of the folder.
      if (hasCode(error, 'ENOSPC', 'EDQUOT')) throw error;
      return `a folder must be given that can be written (${faultOf(error)})`;
    }
  };

function tryToMake({ path, nearestExisting }: Folder): void {
  if (path !== nearestExisting) rmdirSync(mkdtempSync(join(nearestExisting, '.pharmacy-directory-')));
}

function workFolderFault(work: Folder): string | undefined {
  const entries = entriesOf(work);
  const isOurs = entries.includes(workMarker);
  const foreign = buildOwnedEntries.filter(
    (name) => entries.includes(name) && !(isOurs && !lstatSync(join(work.path, name)).isSymbolicLink()),
  );
  if (foreign.length === 0) return undefined;
  const rule = isOurs
    ? 'what the build makes here must not be a link'
    : 'the build would overwrite what it did not make';
  return `${rule}: ${namesAndCount(foreign)}`;
}

function publishedFolderFault(out: Folder, work: string): string | undefined {
  if (readManifest(out.path) !== undefined) return undefined;
  const entries = entriesOf(out).filter((name) => name === manifestFile || !ownNames.has(name));
  if (entries.length === 0) return undefined;
  if (readPublished(work, workMarker)?.toString().endsWith(`\n${out.path}\n`)) return undefined;
  const rule = 'the folder holds what no build wrote, or lacks the file by which a build knows its own';
  return `${rule} (${manifestFile}): ${namesAndCount(entries)}`;
}

const entriesOf = ({ path, nearestExisting }: Folder): readonly string[] =>
  path === nearestExisting ? readdirSync(path).toSorted() : [];

/** Marks a work folder as the build's own, and notes in it the folder to publish into. */
export function claimWorkFolder({ work, out }: OwnFolders): void {
  mkdirSync(work, { recursive: true });
  const text = `The build of the pharmacy directory works here and publishes into:\n${out}\n`;
  writeFileSync(join(work, workMarker), text);
}
