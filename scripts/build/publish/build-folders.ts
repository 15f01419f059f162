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
import { faultOf } from '../../cli/problems/input-error.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { namesAndCount } from '../state/build-report.ts';
import { formerStateFile, isState, nextStateFile, readState, stateFile } from '../state/build-state.ts';
import { parseMarker } from '../state/marker.ts';
import { incomingFolder, markerFile } from '../state/marker-file.ts';
import { pageLinesFile } from '../state/page-lines.ts';
import { contains, type RealPath, realPath } from './folder-path.ts';
import { holdsAll } from './published-folder.ts';

export interface GivenFolders {
  /** Folder of the editors' lists. */
  readonly lists: string;
  /** Folder of the listing store; samples where it is not given or holds none. */
  readonly listings?: string | undefined;
  /** The folder that is published. */
  readonly out: string;
  /** Folder for the bundle, the staged files and the state; the build is fastest on the disk of `out`. */
  readonly work: string;
}

/** The folders that a build may change, by their real paths. */
export interface OwnFolders {
  readonly out: string;
  readonly work: string;
}

interface Surroundings {
  readonly project: string;
  readonly home: string;
}

const here = (): Surroundings => ({ project: process.cwd(), home: homedir() });

/** What the build makes in its work folder, and may therefore overwrite and delete there. */
const workEntries = [
  ...['staging', 'bundle', 'images', 'hosts', 'register', 'lock'],
  ...['journal.json', 'journal.json.new', stateFile, nextStateFile, 'build-report.json', pageLinesFile],
  ...[formerStateFile, `${formerStateFile}.new`],
] as const;

/** The file that makes a work folder the build's own. */
export const workMarker = 'pharmacy-directory-work';

/** What stands against writing to `out` because of what is in it. */
export type ContentCheck = (given: GivenFolders, own: OwnFolders) => Promise<readonly Problem[]>;

/**
 * Finds the folders a build may change, or says why it may not. Nothing is changed here, but that a folder is made and removed where one is to be made. A build
 * that has passed changes nothing that is not its own: the published folder is empty, carries the build's marker, or is just what the last build published (from
 * before there were markers). Neither it nor the work folder is, holds or lies in what must not be touched.
 */
export async function checkFolders(
  given: GivenFolders,
  surroundings: Surroundings = here(),
  contentProblems: ContentCheck = publishedProblems,
): Promise<Checked<OwnFolders>> {
  const out = located('--out', given.out);
  const work = located('--work', given.work);
  const problems = [...out.problems, ...work.problems];
  if (out.real === undefined || work.real === undefined) return { ok: false, problems };
  const misplaced = placeProblems('--work', given, work.real, undefined, surroundings);
  problems.push(
    ...(misplaced.length > 0 ? misplaced : placeProblems('--out', given, out.real, work.real, surroundings)),
  );
  // Whoever may write to the root should read that it is the root, and so should whoever may not.
  if (problems.length === 0) {
    problems.push(
      ...lockedProblems('--out', given.out, out.real),
      ...lockedProblems('--work', given.work, work.real),
    );
  }
  if (problems.length > 0) return { ok: false, problems };
  const own = { out: out.real.path, work: work.real.path };
  const foreign = [...workProblems(given, own), ...(await contentProblems(given, own))];
  if (foreign.length > 0) return { ok: false, problems: foreign };
  const barren = [
    ...barrenProblems('--out', given.out, out.real),
    ...barrenProblems('--work', given.work, work.real),
  ];
  return barren.length === 0 ? { ok: true, value: own } : { ok: false, problems: barren };
}

type FolderOption = '--out' | '--work';

const chooseAnother: Readonly<Record<FolderOption, string>> = {
  '--out': 'Give --out a folder that is empty, that is not there yet, or that an earlier build published.',
  '--work': 'Give --work a folder that is empty, that is not there yet, or that an earlier build worked in.',
};

const refused = (option: FolderOption, value: string, rule: string): readonly [Problem] => [
  { file: option, value, rule, remedy: chooseAnother[option] },
];

/** A folder that is there, or could be made. */
function located(
  option: FolderOption,
  given: string,
): { readonly real?: RealPath; readonly problems: readonly Problem[] } {
  try {
    const real = realPath(given);
    if (statSync(real.existing).isDirectory()) return { real, problems: [] };
    const file = real.existing === real.path ? 'this' : real.existing;
    return { problems: refused(option, given, `a folder must be given, and ${file} is none`) };
  } catch (error) {
    const rule = `a folder must be given that can be reached (${faultOf(error)})`;
    return { problems: refused(option, given, rule) };
  }
}

/** What this user may not write to. */
const lockedProblems = (option: FolderOption, given: string, { existing }: RealPath): readonly Problem[] =>
  writeProblems(option, given, () => accessSync(existing, constants.W_OK | constants.X_OK));

/** Where nobody can make a folder, whatever the rights say, as in `/proc` and `/sys`: it is tried where one is to be made. */
const barrenProblems = (
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

/** What stands against the place of a folder, whatever is in it. */
function placeProblems(
  option: FolderOption,
  { out, work, lists, listings }: GivenFolders,
  { path }: RealPath,
  workPath: RealPath | undefined,
  { project, home }: Surroundings,
): readonly Problem[] {
  const known = (folder: string): string => {
    try {
      return realPath(folder).path;
    } catch {
      return folder;
    }
  };
  const sources: readonly (readonly [name: string, folder: string | undefined])[] = [
    ...['.git', 'src', 'scripts', 'public', 'node_modules'].map(
      (name) => [`the project’s ${name}`, known(join(project, name))] as const,
    ),
    ['the folder of the lists', known(lists)],
    ['the folder of the listings', listings === undefined ? undefined : known(listings)],
    ['the work folder', workPath?.path],
  ];
  const above = [['the project', known(project)], ['the home folder', known(home)], ...sources] as const;
  const value = option === '--out' ? out : work;
  const [holding] = above.find(([, folder]) => folder !== undefined && contains(path, folder)) ?? [];
  if (holding !== undefined)
    return refused(option, value, `must not be ${holding} or a folder that it lies in`);
  const [around] = sources.find(([, folder]) => folder !== undefined && contains(folder, path)) ?? [];
  return around === undefined ? [] : refused(option, value, `must not lie in ${around}`);
}

/** A work folder may hold what it likes, but nothing that is not the build's under the names that the build uses. */
function workProblems({ work: given }: GivenFolders, { work }: OwnFolders): readonly Problem[] {
  const entries = new Set(entriesOf(work));
  const own = workEntries.filter((name) => entries.has(name));
  const links = own.filter((name) => lstatSync(join(work, name)).isSymbolicLink());
  const ours =
    entries.has(workMarker) || [stateFile, formerStateFile].some((file) => isState(textOf(join(work, file))));
  const strange = ours ? links : own;
  if (strange.length === 0) return [];
  const rule = ours
    ? 'what the build makes here must not be a link'
    : 'the build would overwrite what it did not make';
  return refused('--work', given, `${rule}: ${namesAndCount(strange)}`);
}

/** Makes a work folder that was found good the build's own. */
export function claimWorkFolder(work: string): void {
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, workMarker), 'The build of the pharmacy directory works here.\n');
}

async function publishedProblems(
  { out: given }: GivenFolders,
  { out, work }: OwnFolders,
): Promise<readonly Problem[]> {
  const marked = lstatSync(join(out, markerFile), { throwIfNoEntry: false })?.isFile() === true;
  if (marked && parseMarker(textOf(join(out, markerFile))) !== undefined) return [];
  const entries = entriesOf(out).filter((name) => name !== incomingFolder);
  if (entries.length === 0) return [];
  const state = await readState(work, out);
  if (!state.files.isEmpty && (marked || holdsAll(out, state.files))) return [];
  return refused(
    '--out',
    given,
    `the folder holds what no build wrote, or lacks the file ${markerFile} by which a build knows its own: ${namesAndCount(entries)}`,
  );
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
