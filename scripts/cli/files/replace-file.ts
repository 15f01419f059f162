import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hasCode } from './has-code.ts';

/** Replaces a file, or makes it; see `replaceFiles`. */
export const replaceFile = (path: string, text: string): Promise<void> =>
  replaceFiles(new Map([[path, text]]));

/**
 * Replaces several files, or makes them, or none, each in one step: a reader sees the old or the new text. All drafts are
 * written first, which is where a full disk or a missing permission shows. Links and permissions stay, and so does a file
 * that has its text already. Rejects with the system's error.
 */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const drafts: { readonly target: string; readonly draft: string; readonly before: string | undefined }[] =
    [];
  let replaced = 0;
  try {
    for (const [path, text] of texts) {
      const target = await realpath(path).catch(() => path);
      const before = await readIfThere(target);
      if (before === text) continue;
      const draft = `${target}.${process.pid}.tmp`;
      drafts.push({ target, draft, before });
      const mode = before === undefined ? undefined : (await stat(target)).mode;
      await writeFile(draft, text, { flag: 'wx', mode });
    }
    for (const { draft, target } of drafts) {
      await rename(draft, target);
      replaced += 1;
    }
  } catch (error) {
    for (const { draft } of drafts.slice(replaced)) await rm(draft, { force: true });
    for (const { target, before } of drafts.slice(0, replaced)) {
      if (before === undefined) await rm(target, { force: true });
      else await replaceFile(target, before);
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
