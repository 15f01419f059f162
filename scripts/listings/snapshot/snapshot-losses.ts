import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type Holdings, heavyLosses } from '../../cli/problems/loss-guard.ts';

const rowSchema = z.object({ npi: z.string(), state: z.string() });

/** The state of each register number of a snapshot's text; none of a text that is no snapshot. */
function statesOf(text: string): ReadonlyMap<string, string> {
  const rows = z
    .array(rowSchema)
    .safeParse(parse(text, { columns: true, relax_column_count: true, bom: true }));
  return new Map((rows.data ?? []).map(({ npi, state }) => [npi, state]));
}

/** What a snapshot would lose of another that it replaces: where more than a fifth of all register numbers would go, or of a state's. */
export function snapshotLosses(before: string, after: string): readonly Holdings[] {
  const [numbers, present] = [statesOf(before), statesOf(after)];
  const byState = new Map<string, { before: number; lost: number }>();
  for (const [npi, state] of numbers) {
    const count = byState.get(state) ?? { before: 0, lost: 0 };
    count.before += 1;
    if (!present.has(npi)) count.lost += 1;
    byState.set(state, count);
  }
  const lost = [...byState.values()].reduce((sum, count) => sum + count.lost, 0);
  return heavyLosses([
    { name: 'register numbers', before: numbers.size, lost },
    ...[...byState].map(([state, count]) => ({ name: `register numbers of ${state}`, ...count })),
  ]);
}
