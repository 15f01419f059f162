import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';

/** A file's content by its name in a folder; undefined where no such file is there. */
export function readPublished(folder: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, file));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}
