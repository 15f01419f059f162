import { readFile, rm, writeFile } from 'node:fs/promises';
import { hasCode } from './has-code.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Replaces several files, or makes them, or none: all drafts are written first, which is where a full disk or a missing permission
 * shows; where a later step fails, what was replaced gets its old text back. Rejects with the system's error.
 */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const before = new Map<string, string | undefined>();
  const drafts: string[] = [];
  try {
    for (const [path, text] of texts) {
      before.set(path, await readIfThere(path));
      const draft = `${path}.${process.pid}.draft`;
      drafts.push(draft);
      await writeFile(draft, text, { flag: 'wx' });
    }
  } finally {
    for (const draft of drafts) await rm(draft, { force: true });
  }
  const done: string[] = [];
  try {
    for (const [path, text] of texts) {
      await replaceFile(path, text);
      done.push(path);
    }
  } catch (error) {
    for (const path of done) {
      const text = before.get(path);
      if (text === undefined) await rm(path, { force: true });
      else await replaceFile(path, text);
    }
    throw error;
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
