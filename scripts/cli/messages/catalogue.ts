import type { PluralCategory } from '@messageformat/parser';
import { z } from 'zod';
import { faultOf } from '../problems/fault-of.ts';
import type { Checked, Problem } from '../problems/problem.ts';
import { type Message, parseMessage } from './message.ts';

/** A message, or several by their ids, of which one is said: `24-hour` of `filters.label`. */
export type Entry = Message | ReadonlyMap<string, Message>;

/** Messages by area and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const named = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'names must be camelCase');
const text = z.string('a message must be a text');

/** Returns the schema of a catalogue. `cardinal` are the plural categories of its language. */
function catalogueSchema(cardinal: readonly PluralCategory[]) {
  const message = text.transform((value, context): Message => {
    try {
      return parseMessage(value, cardinal);
    } catch (error) {
      const [what = ''] = faultOf(error).split('\n');
      context.addIssue({ code: 'custom', message: what, input: value });
      return z.NEVER;
    }
  });
  const byId = z.record(z.string(), message).transform((messages) => new Map(Object.entries(messages)));
  // A union of the two would tell the faults of neither.
  const entry = z.unknown().transform((value, context): Entry => {
    const read = typeof value === 'object' ? byId.safeParse(value) : message.safeParse(value);
    if (read.success) return read.data;
    for (const issue of read.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path, input: issue.input });
    return z.NEVER;
  });
  return z.record(named, z.record(named, entry, 'an area must hold messages'));
}

/** Reads a catalogue (src/messages/en.json), collecting every fault. */
export function readCatalogue(
  file: string,
  json: string,
  cardinal: readonly PluralCategory[],
): Checked<Catalogue> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { ok: false, problems: [{ file, rule: faultOf(error), remedy: 'Correct the JSON.' }] };
  }
  const read = catalogueSchema(cardinal).safeParse(value, { reportInput: true });
  if (read.success) return { ok: true, value: read.data };
  const problems = read.error.issues.map(
    ({ path, message, input }): Problem => ({
      file,
      value: typeof input === 'string' ? input : undefined,
      rule: `${path.map(String).join('.')}: ${message}`,
      remedy: 'Correct it; messages are in ICU MessageFormat.',
    }),
  );
  return { ok: false, problems };
}
