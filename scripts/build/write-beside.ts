import { faultOf } from '../cli/problems/input-error.ts';
import type { Problem } from '../cli/problems/problem.ts';

/**
 * Writes, one after the other, what stands beside a site that is published already, each named by its file or folder. What fails stops
 * nothing: it is told as a problem, and a build of the same site writes it again.
 */
export async function writeBeside(
  steps: readonly (readonly [file: string, write: () => Promise<void>])[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const [file, write] of steps) {
    try {
      await write();
    } catch (error) {
      problems.push({
        file,
        value: faultOf(error),
        rule: 'this must be written with the site, which is published without it',
        remedy: 'Make it writable, and run the same build again.',
      });
    }
  }
  return problems;
}
