import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** Runs a command in a process of its own, and returns its exit code and output. */
export async function launchedCommand(name: string, ...args: readonly string[]) {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['scripts/launch.mjs', name, ...args],
      { maxBuffer: 1e8 },
    );
    return { code: 0, stdout, stderr };
  } catch (error) {
    return failure.parse(error);
  }
}
