import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { indexReasons } from '../../src/domain/indexability.ts';

const fileSchema = z.object({
  path: z.string(),
  file: z.string(),
  digest: z.string(),
  bytes: z.number(),
  reasons: z.array(z.enum(indexReasons)),
});

const stateSchema = z.object({
  format: z.literal(1),
  /** The published folder that this is true of, as an absolute path. */
  out: z.string(),
  /** Units by id: the hash of all they were made from, and their pages. */
  units: z.record(
    z.string(),
    z.object({
      /** Of the code, the pages and the dataset's version. */
      hash: z.string(),
      /** Of the code, the pages and the lists' rows that the dataset is made from. */
      inputs: z.string().optional(),
      version: z.string().optional(),
      lastmod: z.string().optional(),
      pages: z.array(fileSchema),
    }),
  ),
  /** The other published files with their digests and sizes. */
  files: z.record(z.string(), z.object({ digest: z.string(), bytes: z.number() })),
});

/** What a build leaves for the next one, outside the published folder. */
export type BuildState = z.infer<typeof stateSchema>;
export type UnitState = BuildState['units'][string];

const emptyState = { format: 1, units: {}, files: {} } as const;

/**
 * The state of the last build into a published folder; the empty one, which means a full build, when there is none, when
 * it cannot be read, or when the last build went into another folder.
 */
export async function readState(file: string, out: string): Promise<BuildState> {
  const empty = { ...emptyState, out: resolve(out) };
  try {
    const state = stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return state.out === empty.out ? state : empty;
  } catch {
    return empty;
  }
}
