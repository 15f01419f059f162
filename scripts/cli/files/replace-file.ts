import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hasCode } from './has-code.ts';

/**
 * Replaces a file in one step: a reader sees the old or the new text, and a failure leaves the old one. A link stays a
 * link, and the file keeps its permissions. Rejects with the system's error.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const { target, draft } = await writeDraft(path, text);
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Replaces several files, or makes them, or none: all drafts are written first, which is where a full disk or a missing
 * permission shows. Leaves a file alone that has its text already. Rejects with the system's error.
 */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const drafts: { readonly target: string; readonly draft: string; readonly before: string | undefined }[] =
    [];
  let replaced = 0;
  try {
    for (const [path, text] of texts) {
      const before = await readIfThere(path);
      if (before !== text) drafts.push({ ...(await writeDraft(path, text)), before });
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

/** Writes a text beside the file that it is to replace. */
async function writeDraft(path: string, text: string) {
  const target = await realpath(path).catch(() => path);
  const draft = `${target}.${process.pid}.tmp`;
  const mode = await stat(target).then(
    (found) => found.mode,
    () => undefined,
  );
  try {
    await writeFile(draft, text, { flag: 'wx', mode });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { target, draft };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
