import { readFile, readlink, stat } from 'node:fs/promises';
import { type Checked, refused } from '../cli/problems/problem.ts';

/** Largest list in bytes: far above any real one, so that a wrong file is refused before it fills the memory. */
const largestFile = 32 * 1024 * 1024;

/** The system's code of an I/O error, such as `ENOENT`. */
export const faultCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

/** The bytes of a list, or why it cannot be read: it is not there, no regular file (which might never end), or too large. */
export async function readListFile(path: string): Promise<Checked<Buffer>> {
  try {
    const found = await stat(path);
    if (!found.isFile()) {
      return refused(path, {
        value: kindOf(found),
        rule: 'a list must be a regular file',
        remedy: 'Put the right list in its place, or restore it from version control.',
      });
    }
    if (found.size > largestFile) {
      return refused(path, {
        value: `${Math.ceil(found.size / 1024 / 1024)} MB`,
        rule: `the file must be at most ${largestFile / 1024 / 1024} MB`,
        remedy: 'Put the right list in its place.',
      });
    }
    return { ok: true, value: await readFile(path) };
  } catch (error) {
    const code = faultCode(error);
    if (code !== 'ENOENT') {
      return refused(path, {
        value: code,
        rule: 'the file must be readable',
        remedy: 'Check its permissions and those of its folder.',
      });
    }
    const target = await readlink(path).catch(() => undefined);
    return refused(path, {
      value: target === undefined ? undefined : `a link to ${target}, which does not exist`,
      rule: 'the file must exist',
      remedy: 'Restore it from version control.',
    });
  }
}

type Found = Awaited<ReturnType<typeof stat>>;

function kindOf(found: Found): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a named pipe';
  if (found.isSocket()) return 'a socket';
  return 'a device';
}
