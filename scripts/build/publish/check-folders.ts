import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { manifestFile, readManifest } from '../manifest.ts';
import { namesAndCount } from '../report/report.ts';
import { isInside, type RealPath, realPath } from './folder-path.ts';
import { ownNames } from './published-folder.ts';

export interface GivenFolders {
  /** Folder of the editors' lists. */
  readonly lists: string;
  /** Folder of the listing store; samples where it is not given or holds none. */
  readonly listings?: string | undefined;
  /** The folder that is published. */
  readonly out: string;
  /** Folder for the bundle and the staged files. A build is fastest with both folders on one disk. */
  readonly work: string;
}

/** The folders that a build may change, by their real paths. */
export type OwnFolders = Pick<GivenFolders, 'out' | 'work'>;

interface Surroundings {
  readonly project: string;
  readonly home: string;
}

/** What the build makes in its work folder, and may therefore overwrite and delete there. */
const workEntries = [
  'staging',
  'bundle',
  'images',
  'hosts',
  'register',
  'lock',
  'build-report.json',
] as const;

/** The file that makes a work folder the build's own. Its last line names the folder that was published from here. */
export const workMarker = 'pharmacy-directory-work';

/** Finds what speaks against writing to a folder because of what it holds. */
export type ContentCheck = (given: GivenFolders, own: OwnFolders) => readonly Problem[];

/**
 * Finds the folders that a build may change, or says why it may not. The published folder must be empty, missing or
 * the build's own, and neither folder may be, hold or lie in what must not be touched. Changes nothing itself.
 */
export function checkFolders(
  given: GivenFolders,
  surroundings: Surroundings = { project: process.cwd(), home: homedir() },
  contentProblems: ContentCheck = publishedProblems,
): Checked<OwnFolders> {
  const [out, work] = [located('--out', given.out), located('--work', given.work)];
  if (!out.ok || !work.ok)
    return { ok: false, problems: [out, work].flatMap((each) => (each.ok ? [] : each.problems)) };
  const own = { out: out.value.path, work: work.value.path };
  const [misplacedWork, misplacedOut] = [
    placeProblems('--work', given, work.value.path, surroundings),
    placeProblems('--out', given, out.value.path, surroundings, own.work),
  ];
  const checks: readonly (() => readonly Problem[])[] = [
    () => (misplacedWork.length > 0 ? misplacedWork : misplacedOut),
    () => [
      ...lockedProblems('--out', given.out, out.value),
      ...lockedProblems('--work', given.work, work.value),
    ],
    () => [...workProblems(given, own), ...contentProblems(given, own)],
    () => [
      ...trialProblems('--out', given.out, out.value),
      ...trialProblems('--work', given.work, work.value),
    ],
  ];
  for (const check of checks) {
    const problems = check();
    if (problems.length > 0) return { ok: false, problems };
  }
  return { ok: true, value: own };
}

type FolderOption = '--out' | '--work';

const chooseAnother: Readonly<Record<FolderOption, string>> = {
  '--out': 'Give --out a folder that is empty, that is not there yet, or that an earlier build published.',
  '--work': 'Give --work a folder that is empty, that is not there yet, or that an earlier build worked in.',
};

const refused = (option: FolderOption, value: string, rule: string): readonly [Problem] => [
  { file: option, value, rule, remedy: chooseAnother[option] },
];

/** Finds a folder that is there, or could be made. */
function located(option: FolderOption, given: string): Checked<RealPath> {
  try {
    const real = realPath(given);
    if (statSync(real.existing).isDirectory()) return { ok: true, value: real };
    const file = real.existing === real.path ? 'this' : real.existing;
    return { ok: false, problems: refused(option, given, `a folder must be given, and ${file} is none`) };
  } catch (error) {
    const rule = `a folder must be given that can be reached (${faultOf(error)})`;
    return { ok: false, problems: refused(option, given, rule) };
  }
}

/** Says where this user may not write. */
const lockedProblems = (option: FolderOption, given: string, { existing }: RealPath): readonly Problem[] =>
  writeProblems(option, given, () => accessSync(existing, constants.W_OK | constants.X_OK));

/** Tries to make a folder where one is missing: in `/proc` nobody can, whatever the rights say. */
const trialProblems = (
  option: FolderOption,
  given: string,
  { path, existing }: RealPath,
): readonly Problem[] =>
  writeProblems(option, given, () => {
    if (path !== existing) rmdirSync(mkdtempSync(join(existing, '.pharmacy-directory-')));
  });

function writeProblems(option: FolderOption, given: string, attempt: () => void): readonly Problem[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) throw error;
    return refused(option, given, `a folder must be given that can be written (${faultOf(error)})`);
  }
}

/** Says what speaks against the place of a folder, whatever it holds. */
function placeProblems(
  option: FolderOption,
  { out, work, lists, listings }: GivenFolders,
  path: string,
  { project, home }: Surroundings,
  workPath?: string,
): readonly Problem[] {
  const sources: readonly (readonly [name: string, folder: string | undefined])[] = [
    ...['.git', 'src', 'scripts', 'public', 'node_modules'].map(
      (name) => [`the project’s ${name}`, join(project, name)] as const,
    ),
    ['the folder of the lists', lists],
    ['the folder of the listings', listings],
    ['the work folder', workPath],
  ];
  const above = [['the project', project], ['the home folder', home], ...sources] as const;
  const value = option === '--out' ? out : work;
  const [held] = above.find(([, folder]) => folder !== undefined && isInside(folder, path)) ?? [];
  if (held !== undefined) return refused(option, value, `must not be ${held} or a folder that it lies in`);
  const [around] = sources.find(([, folder]) => folder !== undefined && isInside(path, folder)) ?? [];
  return around === undefined ? [] : refused(option, value, `must not lie in ${around}`);
}

/** Says what of a work folder a build would overwrite though it did not make it. */
function workProblems({ work: given }: GivenFolders, { work }: OwnFolders): readonly Problem[] {
  const entries = new Set(entriesOf(work));
  const own = workEntries.filter((name) => entries.has(name));
  const links = own.filter((name) => lstatSync(join(work, name)).isSymbolicLink());
  const isOurs = entries.has(workMarker);
  const strange = isOurs ? links : own;
  if (strange.length === 0) return [];
  const rule = isOurs
    ? 'what the build makes here must not be a link'
    : 'the build would overwrite what it did not make';
  return refused('--work', given, `${rule}: ${namesAndCount(strange)}`);
}

/** Makes a work folder the build's own and notes the folder that is published from it. */
export function claimWorkFolder({ work, out }: OwnFolders): void {
  mkdirSync(work, { recursive: true });
  writeFileSync(
    join(work, workMarker),
    `The build of the pharmacy directory works here and publishes into:\n${out}\n`,
  );
}

/** A folder whose manifest is gone or damaged is still known by the work folder that it was published from. */
function publishedProblems({ out: given }: GivenFolders, { out, work }: OwnFolders): readonly Problem[] {
  const entries = entriesOf(out).filter((name) => !ownNames.has(name));
  const manifest = readManifest(out);
  if (manifest !== undefined && manifest !== 'damaged') return [];
  if ((entries.length === 0 && manifest === undefined) || wasPublishedFrom(work, out)) return [];
  const rule = `the folder holds what no build wrote, or lacks the file ${manifestFile} by which a build knows its own`;
  return refused('--out', given, `${rule}: ${namesAndCount(entries)}`);
}

function wasPublishedFrom(work: string, out: string): boolean {
  try {
    return readFileSync(join(work, workMarker), 'utf8').trimEnd().split('\n').at(-1) === out;
  } catch {
    return false;
  }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
