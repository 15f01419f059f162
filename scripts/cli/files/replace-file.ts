import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Replaces a file in one step: a reader sees the old or the new text, and a failure leaves the old one. A link stays a link, and
 * the file keeps its permissions. Rejects with the system's error.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    const mode = await stat(target).then(
      (found) => found.mode,
      () => undefined,
    );
    await writeFile(draft, text, { flag: 'wx', mode });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
