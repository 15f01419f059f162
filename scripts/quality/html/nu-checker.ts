import { execFileSync, spawnSync } from 'node:child_process';
import { z } from 'zod';
import { Refusal } from '../../cli/problems/refusal.ts';
import { installTool } from '../install-tool.ts';

const tool = { packageName: 'vnu-jar', version: '26.9.27', file: 'build/dist/vnu.jar' };

const [text, none] = [z.string(), z.string().default('')];
const messageSchema = z.object({ type: text, subType: none, message: text, url: none, extract: none });
const reportSchema = z.object({ messages: z.array(messageSchema) });

/** Returns the errors and warnings in a JSON report of the Nu HTML checker, as lines. */
export const faultsIn = (report: string): readonly string[] =>
  reportSchema
    .parse(JSON.parse(report))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract }) => `Nu checker: ${message} ${extract}, ${url}`);

/** Returns the faults that the Nu HTML checker finds in files. Throws a Refusal if it cannot run. */
export function nuFaults(files: readonly string[], print: (line: string) => void): readonly string[] {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    throw new Refusal('the Nu HTML checker: install Java (Debian: apt-get install default-jre-headless)');
  const options = ['-jar', installTool(tool, print), '--format', 'json', '--stdout', '--exit-zero-always'];
  const report = execFileSync('java', [...options, ...files], { maxBuffer: 64 * 1024 * 1024 });
  return faultsIn(String(report));
}
