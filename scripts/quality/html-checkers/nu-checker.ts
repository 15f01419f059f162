import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Refusal } from '../../cli/problems/refusal.ts';
import { installTool } from '../install-tool.ts';

const run = promisify(execFile);
const folder = join('.cache', 'nu-checker');
const version = '26.9.27';
const program = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
const reportBytes = 64 * 1024 * 1024;

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
});

/** One fault that the Nu checker told. */
export interface NuFault {
  readonly url: string;
  readonly message: string;
  /** The markup where it is. */
  readonly near: string;
}

/** The errors and warnings in the checker's report; its hints on style, such as on slashes of void elements, are left out. */
export const faultsIn = (report: string): readonly NuFault[] =>
  reportSchema
    .parse(JSON.parse(report))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url = '', message, extract = '' }) => ({ url, message, near: extract }));

/** Why the checker cannot run on this machine and what to do, or undefined: it wants Java, and is installed at the first call. */
export async function lackingForNu(print: (line: string) => void): Promise<string | undefined> {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return 'the Nu HTML checker: install Java (Debian: apt-get install default-jre-headless)';
  try {
    await installTool({ packageName: 'vnu-jar', version, folder, program }, print);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return 'the Nu HTML checker: npm could not install vnu-jar';
    throw error;
  }
}

/** What the Nu HTML checker of the W3C finds in files of HTML. It must be installed. */
export async function nuFaults(files: readonly string[]): Promise<readonly NuFault[]> {
  const options = ['-jar', program, '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await run('java', [...options, ...files], { maxBuffer: reportBytes });
  return faultsIn(stdout);
}
