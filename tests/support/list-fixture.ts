import { expect } from 'vitest';
import { formatProblem, type Problem } from '../../scripts/cli/problems/problem.ts';
import { loadLists } from '../../scripts/lists/load-lists.ts';
import { folderWith } from './new-folder.ts';

/** Small correct CSV lists, by file name. */
export const goodLists = {
  'cities.csv':
    'name,state,slug,lat,lng,population,county,time_zone,zips\n' +
    'Birmingham,AL,birmingham-al,33.52066,-86.80249,212461,Jefferson,America/Chicago,35203 35205\n' +
    'New York,NY,new-york-ny,40.71427,-74.00597,8175133,New York,America/New_York,10001 10002\n',
  'branded-stores.csv':
    'name,state,slug,lat,lng,population,county,time_zone,zips\n' +
    'New York,NY,city-drugs-new-york-ny,40.71427,-74.00597,8175133,New York,America/New_York,10001 10002\n' +
    'Marks,MS,city-drugs-marks-ms,34.25683,-90.27298,1581,Quitman,America/Chicago,38646\n',
  'places.csv':
    'city,kind,name,lat,lng,radius_miles\n' +
    'birmingham-al,neighborhood,Avondale,33.5230,-86.7720,0.9\n' +
    'birmingham-al,hospital,UAB Hospital,33.5055,-86.8028,\n',
  'featured.csv': 'city,pharmacy,reason\n',
} as const;

export type ListFile = keyof typeof goodLists;
export type ListChanges = Partial<Record<ListFile | 'published.csv', string | Uint8Array | null>>;

/** The list of published addresses of a site that was never published. */
export const nothingPublished = { 'published.csv': 'kind,slug\n' } as const;

/** Writes the good lists to a new folder. `changes` replace files; null leaves one out. */
export const listDirectoryWith = (changes: ListChanges = {}): string =>
  folderWith({ ...goodLists, ...nothingPublished, ...changes });

/** Returns a list of `goodLists` with a text replaced. Throws if it lacks the text. */
export function replaced(file: ListFile, from: string, to: string): Partial<Record<ListFile, string>> {
  if (!goodLists[file].includes(from)) throw new Error(`${file} of the fixture has no ${from}`);
  return { [file]: goodLists[file].replace(from, to) };
}

/** Returns a list of `goodLists` with a line added. */
export const appended = (file: ListFile, line: string): Partial<Record<ListFile, string>> => ({
  [file]: goodLists[file] + line,
});

/** Returns the problems of the good lists with changes. */
export async function problemsOf(changes: ListChanges): Promise<readonly Problem[]> {
  const directory = listDirectoryWith(changes);
  const lists = await loadLists(directory);
  return lists.ok
    ? []
    : lists.problems.map((problem) => ({ ...problem, file: problem.file.slice(directory.length + 1) }));
}

/** A way to spoil the good lists, and the report that it must give. */
export interface BadList {
  readonly name: string;
  readonly changes: ListChanges;
  readonly file: ListFile;
  readonly line?: number;
  readonly value?: RegExp;
  readonly rule: RegExp;
  readonly remedy: RegExp;
}

/** Expects a spoiled list to give one problem, with these words. */
export async function expectOneReport(bad: BadList): Promise<void> {
  const problems = await problemsOf(bad.changes);
  expect(problems.map(formatProblem)).toHaveLength(1);
  const [problem] = problems;
  expect(problem?.file).toBe(bad.file);
  expect(problem?.line).toBe(bad.line);
  if (bad.value !== undefined) expect(problem?.value).toMatch(bad.value);
  expect(problem?.value?.length ?? 0).toBeLessThan(500);
  expect(problem?.rule).toMatch(bad.rule);
  expect(problem?.remedy).toMatch(bad.remedy);
}
