import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hasCode } from './has-code.ts';

/** Replaces or creates a file in one step. Rejects with the system's error; the old text then stays. */
export const replaceFile = (path: string, text: string): Promise<void> => replaceAll(new Map([[path, text]]));

/** Replaces or creates several files (path → text), or none if one fails. Rejects with the system's error. */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const changed = new Map(texts);
  for (const [path, text] of texts) if ((await readIfThere(path)) === text) changed.delete(path);
  await replaceAll(changed);
}

async function replaceAll(texts: ReadonlyMap<string, string>): Promise<void> {
  const drafts: { readonly target: string; readonly draft: string; readonly before: string | undefined }[] =
    [];
  let replaced = 0;
  try {
    for (const [path, text] of texts) {
      const target = await realpath(path).catch(() => path);
      // The old text is restored if a later file fails.
      const before = texts.size > 1 ? await readIfThere(target) : undefined;
      const draft = `${target}.${process.pid}.tmp`;
      drafts.push({ target, draft, before });
      const mode = (await stat(target).catch(() => undefined))?.mode;
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
