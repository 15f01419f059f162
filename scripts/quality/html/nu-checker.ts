import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Refusal } from '../../cli/problems/refusal.ts';
import { installTool } from '../install-tool.ts';

const tool = { packageName: 'vnu-jar', version: '26.9.27', file: 'build/dist/vnu.jar' };

const messageSchema = z.object({
  type: z.string(),
  subType: z.string().optional(),
  message: z.string(),
  url: z.string().default(''),
  extract: z.string().default(''),
});
const reportSchema = z.object({ messages: z.array(messageSchema) });

/** Reads the errors and warnings of the checker's report, a line each; its hints on style are left out. */
export const faultsIn = (report: string): readonly string[] =>
  reportSchema
    .parse(JSON.parse(report))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract }) => `Nu checker: ${message} ${extract}, ${url}`);

/** Finds the checker, installed at the first call; gives its file, or what this machine lacks and how to have it. */
export function findNuChecker(
  print: (line: string) => void,
): { readonly jar: string } | { readonly lacking: string } {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return { lacking: 'the Nu HTML checker: install Java (Debian: apt-get install default-jre-headless)' };
  try {
    return { jar: installTool(tool, print) };
  } catch (error) {
    if (error instanceof Refusal) return { lacking: 'the Nu HTML checker: npm could not install vnu-jar' };
    throw error;
  }
}

/** Checks files of HTML with the Nu HTML checker of the W3C; gives a line for each fault. */
export async function nuFaults(jar: string, files: readonly string[]): Promise<readonly string[]> {
  const options = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('java', [...options, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return faultsIn(stdout);
}
