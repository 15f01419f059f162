import { readFile, rm, writeFile } from 'node:fs/promises';
import { hasCode } from './has-code.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Replaces several files, or makes them, or none: all drafts are written first, which is where a full disk or a missing permission
 * shows; where a later step fails, what was replaced gets its old text back. A file that has its text already is left alone. Rejects with the system's error.
 */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const stale: { readonly path: string; readonly text: string; readonly before: string | undefined }[] = [];
  const drafts: string[] = [];
  try {
    for (const [path, text] of texts) {
      const before = await readIfThere(path);
      if (before === text) continue;
      stale.push({ path, text, before });
      const draft = `${path}.${process.pid}.draft`;
      drafts.push(draft);
      await writeFile(draft, text, { flag: 'wx' });
    }
  } finally {
    for (const draft of drafts) await rm(draft, { force: true });
  }
  const done: typeof stale = [];
  try {
    for (const file of stale) {
      await replaceFile(file.path, file.text);
      done.push(file);
    }
  } catch (error) {
    for (const { path, before } of done) {
      if (before === undefined) await rm(path, { force: true });
      else await replaceFile(path, before);
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
