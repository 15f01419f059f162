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
export function realPath(folder: string): RealPath {
  const rest: string[] = [];
  let existing = resolve(folder);
  while (isMissing(existing)) {
    rest.unshift(basename(existing));
    existing = dirname(existing);
  }
  const real = realpathSync.native(existing);
  return { path: join(real, ...rest), existing: real };
}

function isMissing(path: string): boolean {
  try {
    lstatSync(path);
    return false;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return true;
    throw error;
  }
}

/** Says whether `inner` is the folder `outer` or lies in it. Two spellings or mounts of one folder are seen to be one. */
export function isInside(inner: string, outer: string): boolean {
  const sought = identity(outer);
  for (let path = inner; ; path = dirname(path)) {
    if (path === outer || identity(path) === sought) return true;
    if (path === dirname(path)) return false;
  }
}

/** A folder's own number where it exists, else its path. */
function identity(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return path;
  }
}
