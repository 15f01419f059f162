import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, relative to it, with forward slashes; none when there is no such folder. */
export async function listFiles(folder: string, prefix = ''): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(
    folders.map(({ name }) => listFiles(join(folder, name), `${prefix}${name}/`)),
  );
  return [...entries.flatMap((entry) => (entry.isFile() ? `${prefix}${entry.name}` : [])), ...below.flat()];
}
