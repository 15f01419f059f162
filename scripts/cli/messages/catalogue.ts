import type { PluralCategory } from '@messageformat/parser';
import { z } from 'zod';
import { faultOf } from '../problems/fault-of.ts';
import type { Checked, Problem } from '../problems/problem.ts';
import { placeholdersOf } from './message.ts';

/** Returns the schema of a catalogue. `cardinal` are the plural categories of its language. */
function catalogueSchema(cardinal: readonly PluralCategory[]) {
  const message = z.string().superRefine((text, context) => {
    try {
      placeholdersOf(text, cardinal);
    } catch (error) {
      const [fault] = faultOf(error).split('\n');
      context.addIssue({ code: 'custom', message: fault, input: text });
    }
  });
  // A message, or several by their ids, of which one is said: `24-hour` of `filters.label`.
  const entry = z.union([message, z.record(z.string(), message)], 'a message must be a text, or texts by id');
  const named = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
  const area = z.record(named, entry, {
    error: ({ code }) => (code === 'invalid_key' ? 'names must be camelCase' : 'an area must hold messages'),
  });
  return z.record(named, area);
}

/** Messages in ICU MessageFormat by area and name. */
export type Catalogue = Readonly<z.infer<ReturnType<typeof catalogueSchema>>>;

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
