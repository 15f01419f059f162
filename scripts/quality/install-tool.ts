import { existsSync } from 'node:fs';
import { Refusal } from '../cli/problems/refusal.ts';
import { runChild } from '../cli/run-child.ts';

/** An npm package that a command needs and the project does not depend on (docs/decisions/0043). */
interface Package {
  readonly packageName: string;
  readonly version: string;
  /** Where it is kept. */
  readonly folder: string;
}

interface Tool extends Package {
  /** The file of it that is run. */
  readonly program: string;
}

/** What npm is told to install a package beside the project. */
export const installArguments = ({ packageName, version, folder }: Package): readonly string[] => [
  'install',
  '--prefix',
  folder,
  '--no-save',
  '--ignore-scripts',
  '--loglevel=error',
  `${packageName}@${version}`,
];

/** Installs a tool unless it is there, and tells so. Throws a Refusal when npm cannot. */
export async function installTool(tool: Tool, print: (line: string) => void): Promise<void> {
  const { packageName, version, folder, program } = tool;
  if (existsSync(program)) return;
  print(`Installing ${packageName} ${version} into ${folder} …`);
  if (!(await runChild('npm', installArguments(tool))))
    throw new Refusal(`${folder}: ${packageName} could not be installed — See npm's own words above.`);
}
