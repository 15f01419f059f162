import { z } from 'zod';

/** A field's value and the record that it was taken from. */
const fact = z.object({
  field: z.string(),
  record: z.string(),
  value: z.string(),
  note: z.string().optional(),
});

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

/** A row that made no record. */
export const droppedSchema = z.object({
  key: z.string(),
  source: z.string(),
  origin: z.string(),
  why: z.string(),
  name: z.string().optional(),
});

const traceEntry = z.discriminatedUnion('kind', [
  /** A listing, with the record that each of its facts is from. */
  z.object({
    kind: z.literal('listing'),
    id: z.string(),
    facts: z.array(fact),
    members: z.array(member),
  }),
  /** Records that made no listing. */
  z.object({ kind: z.literal('rejected'), why: z.string(), members: z.array(member) }),
  droppedSchema.extend({ kind: z.literal('dropped') }),
]);

/** Where a listing's facts come from, or why a record made none. One line of the trace file. */
export type TraceEntry = z.infer<typeof traceEntry>;
export type TraceFact = z.infer<typeof fact>;
export type TraceMember = z.infer<typeof member>;

/** A row that is no listing, with enough of it to explain why to whoever asks for its key. */
export type DroppedRow = Readonly<z.infer<typeof droppedSchema>>;

/** Reads a line of the trace file. Throws for one that is not an entry. */
export const parseTraceLine = (line: string): TraceEntry => traceEntry.parse(JSON.parse(line));
