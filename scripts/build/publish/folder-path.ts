import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';

/** A folder as the system knows it, however it is reached. */
export interface RealPath {
  readonly path: string;
  /** The nearest folder that exists: itself, or one above it. */
  readonly existing: string;
}

/**
 * Resolves `..`, links and other spellings of a folder; what does not exist yet, as far as it exists. Throws the
 * system's error for a link that leads nowhere, and for what cannot be looked at.
 */
export function realPath(given: string): RealPath {
  const folder = resolve(given);
  try {
    lstatSync(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    const { path, existing } = realPath(dirname(folder));
    return { path: join(path, basename(folder)), existing };
  }
  const path = realpathSync.native(folder);
  return { path, existing: path };
}

/** Says whether `inner` is the folder `outer` or lies in it. Two spellings or mounts of one folder are seen to be one. */
export const isInside = (inner: string, outer: string): boolean =>
  identity(inner) === identity(outer) || (inner !== dirname(inner) && isInside(dirname(inner), outer));

/** A folder's own number where it exists, else its path. */
function identity(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return path;
  }
}
