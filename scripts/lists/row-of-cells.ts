import { z } from 'zod';

/**
 * A row whose cells are read each by itself. `rules` between cells look at those that can be read, whatever is wrong with the others, so
 * that one report tells all: zod leaves such rules out where any cell is wrong. `some` is the row with each of its cells optional.
 */
export const rowOfCells = <Some, Row extends Some>(
  row: z.ZodType<Row, unknown>,
  some: z.ZodType<Some, unknown>,
  rules: (cells: Some, context: z.RefinementCtx) => void,
) =>
  z.record(z.string(), z.string()).transform((cells, context) => {
    const read = row.safeParse(cells);
    if (read.success) {
      rules(read.data, context);
      return read.data;
    }
    for (const issue of read.error.issues) context.addIssue({ ...issue });
    const wrong = new Set(read.error.issues.map(({ path: [column] }) => column));
    const right = some.safeParse(
      Object.fromEntries(Object.entries(cells).filter(([column]) => !wrong.has(column))),
    );
    if (right.success) rules(right.data, context);
    return z.NEVER;
  });
