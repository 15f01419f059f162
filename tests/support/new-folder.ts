import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// In the run's own temporary folder, which is removed at the end (temporary-folder.ts).
/** Makes a new temporary folder. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'test-'));

/** Writes files by their paths below a folder; null leaves one out. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | null>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Makes a new folder with these files. */
export function folderWith(files: Parameters<typeof writeFiles>[1]): string {
  const folder = newFolder();
  writeFiles(folder, files);
  return folder;
}
