import { z } from 'zod';

/** A field's value and the key of its record. */
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
  z.object({
    kind: z.literal('listing'),
    id: z.string(),
    facts: z.array(fact),
    members: z.array(member),
  }),
  z.object({ kind: z.literal('rejected'), why: z.string(), members: z.array(member) }),
  droppedSchema.extend({ kind: z.literal('dropped') }),
]);

/** A line of the trace: the sources of a listing's facts, or why records made none. */
export type TraceEntry = z.infer<typeof traceEntry>;
export type TraceFact = z.infer<typeof fact>;
export type TraceMember = z.infer<typeof member>;

/** A dropped row, with enough of it to explain why. */
export type DroppedRow = Readonly<z.infer<typeof droppedSchema>>;

/** Reads a line of the trace. Throws zod's error or a SyntaxError if it is not an entry. */
export const parseTraceLine = (line: string): TraceEntry => traceEntry.parse(JSON.parse(line));
