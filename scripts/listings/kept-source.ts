import { z } from 'zod';

/** How a source came into the store. */
const broughtBy = ['file', 'fetch'] as const;

/** What the store says of one source: all but its records. */
export const sourceHeadSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Under which terms its facts may be used: `public domain`, `ODbL 1.0`, `not stated`. */
  licence: z.string(),
  brought: z.enum(broughtBy),
  /** The day of the import or fetch, `YYYY-MM-DD`. */
  day: z.iso.date(),
  /** The newest date of its records; absent where none has one. */
  newest: z.iso.date().optional(),
  /** Rows read, by path of the file or by question. */
  files: z.record(z.string(), z.number()),
  /** What it holds: places, positions of register numbers, positions of addresses. */
  records: z.number(),
  points: z.number(),
  placed: z.number(),
});

/** A source as the store names it. */
export const keptSourceSchema = sourceHeadSchema.extend({
  /** Its file in the folder `sources` of the store, named by its content. */
  file: z.string().regex(/^[a-z0-9.-]+\.ndjson$/),
});

export type SourceHead = Readonly<z.infer<typeof sourceHeadSchema>>;
export type KeptSource = Readonly<z.infer<typeof keptSourceSchema>>;

/** The folder of the store in which each source has a file of its own. */
export const sourcesFolder = 'sources';
