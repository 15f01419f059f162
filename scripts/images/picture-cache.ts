import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The picture that was made of these words before, from the cache folder; else the one that `make` makes, which is then
 * kept. The words must hold all that determines the picture.
 */
export async function cachedPicture(
  cache: string,
  words: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = createHash('sha256').update(words).digest('hex').slice(0, 24);
  const file = join(cache, `${key}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const png = await make();
  await mkdir(cache, { recursive: true });
  // Two steps, so that a build that is killed leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
