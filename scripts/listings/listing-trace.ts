import { z } from 'zod';

const member = z.object({
  key: z.string(),
  source: z.string(),
  date: z.string().optional(),
  origin: z.string(),
  name: z.string().optional(),
  role: z.enum(['shown', 'superseded']),
  link: z.object({ with: z.string(), why: z.string() }).optional(),
  refused: z.array(z.string()),
});

const traceEntry = z.discriminatedUnion('kind', [
  /** A listing, with the record that each of its facts is from. */
  z.object({
    kind: z.literal('listing'),
    id: z.string(),
    facts: z.array(
      z.object({ field: z.string(), record: z.string(), value: z.string(), note: z.string().optional() }),
    ),
    members: z.array(member),
  }),
  /** Records that made no listing. */
  z.object({ kind: z.literal('rejected'), why: z.string(), members: z.array(member) }),
  /** A row that made no record. */
  z.object({
    kind: z.literal('dropped'),
    key: z.string(),
    source: z.string(),
    origin: z.string(),
    why: z.string(),
    name: z.string().optional(),
  }),
]);

/** Where a listing's facts come from, or why a record made none. One line of the trace file. */
export type TraceEntry = z.infer<typeof traceEntry>;
export type TraceMember = z.infer<typeof member>;

/** Reads a line of the trace file. Throws for one that is not an entry. */
export const parseTraceLine = (line: string): TraceEntry => traceEntry.parse(JSON.parse(line));
