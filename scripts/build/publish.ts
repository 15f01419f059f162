import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { publishingOrder } from './publishing-order.ts';

const journalSchema = z.object({
  staging: z.string(),
  target: z.string(),
  move: z.array(z.string()),
  remove: z.array(z.string()),
  /** The build state that becomes true with the publication: where it is staged and where it belongs. */
  state: z.object({ from: z.string(), to: z.string() }),
});

/** A set of changes to the published folder, decided and staged, that is carried out as a whole. */
export type Publication = z.infer<typeof journalSchema>;

/**
 * Moves staged files into the published folder and removes stale ones. The list of moves is written to `journal` first;
 * if the process dies in between, `finishPublication` carries on from there, so the folder never stays half-written.
 */
export async function publish(publication: Publication, journal: string): Promise<void> {
  await writeFile(`${journal}.new`, JSON.stringify(publication));
  await rename(`${journal}.new`, journal);
  await carryOut(publication);
  await rm(journal);
}

/** Carries out a publication that an earlier build began and did not finish. Returns whether there was one. */
export async function finishPublication(journal: string): Promise<boolean> {
  if (!existsSync(journal)) return false;
  await carryOut(journalSchema.parse(JSON.parse(await readFile(journal, 'utf8'))));
  await rm(journal);
  return true;
}

/**
 * Every step can be taken twice. The calls are synchronous because nothing else is left to do and twenty thousand renames
 * through the thread pool take several times as long.
 */
async function carryOut({ staging, target, move, remove, state }: Publication): Promise<void> {
  if (!existsSync(target)) {
    await mkdir(dirname(target), { recursive: true });
    await rename(staging, target);
  }
  const moves = publishingOrder(move).filter((file) => existsSync(join(staging, file)));
  for (const folder of new Set(moves.map((file) => dirname(join(target, file))))) {
    mkdirSync(folder, { recursive: true });
  }
  for (const file of moves) renameSync(join(staging, file), join(target, file));
  // What nobody names any more goes last.
  for (const file of remove) rmSync(join(target, file), { force: true });
  if (existsSync(state.from)) await rename(state.from, state.to);
}

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
