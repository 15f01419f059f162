import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type IndexReason, indexReasons } from '../../src/domain/indexability.ts';
import type { SitePath } from '../../src/domain/paths.ts';

const format = 2;

/** What a page came to. Twenty thousand are written and read at each build, so they are as short as can be. */
const pageSchema = z.object({ bytes: z.number(), reasons: z.array(z.enum(indexReasons)) });

const stateSchema = z.object({
  format: z.literal(format),
  /** Id of the bundle whose weight was found to be within the budgets. */
  bundle: z.string().optional(),
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
      /** In the order of the unit's plan. */
      pages: z.array(pageSchema),
    }),
  ),
  /** The other published files with their digests and sizes. */
  files: z.record(z.string(), z.object({ digest: z.string(), bytes: z.number() })),
});

/** What the last build left, outside the published folder. */
export type EarlierState = z.infer<typeof stateSchema>;
export type EarlierUnit = EarlierState['units'][string];

/** A page as this build leaves it. */
export interface PageState {
  readonly path: SitePath;
  /** Relative to the published folder. */
  readonly file: string;
  readonly bytes: number;
  /** Why the page is indexed or not; `earned` alone means that it is. */
  readonly reasons: readonly IndexReason[];
}

export interface UnitState extends Omit<EarlierUnit, 'pages'> {
  readonly pages: readonly PageState[];
}

/** What this build leaves for the next one. */
export interface BuildState extends Pick<EarlierState, 'bundle' | 'out' | 'files'> {
  readonly units: Readonly<Record<string, UnitState>>;
}

const nothing = { format, units: {}, files: {} } as const;

/**
 * The state of the last build into a published folder; the empty one, which means a full build, when there is none, when
 * it cannot be read, or when the last build went into another folder.
 */
export async function readState(file: string, out: string): Promise<EarlierState> {
  const empty = { ...nothing, out: resolve(out) };
  try {
    const state = stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return state.out === empty.out ? state : empty;
  } catch {
    return empty;
  }
}

/** The text that `readState` reads. A page's path and file are left out, since the plan of the same unit has them. */
export function stateText({ bundle, out, units, files }: BuildState): string {
  const stored = Object.entries(units).map(([id, unit]) => [
    id,
    { ...unit, pages: unit.pages.map(({ bytes, reasons }) => ({ bytes, reasons })) },
  ]);
  return JSON.stringify({ format, bundle, out, units: Object.fromEntries(stored), files });
}
