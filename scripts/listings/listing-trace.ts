import { z } from 'zod';

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

/** A line of the trace file: a listing with its records, or records or a row that made no listing. */
export type TraceEntry = z.infer<typeof traceEntry>;
export type TraceFact = z.infer<typeof fact>;
export type TraceMember = z.infer<typeof member>;

export type DroppedRow = Readonly<z.infer<typeof droppedSchema>>;

/** Parses a line of the trace file. Throws a ZodError or SyntaxError for an invalid line. */
export const parseTraceLine = (line: string): TraceEntry => traceEntry.parse(JSON.parse(line));
