import { z } from 'zod';

const texts = z.record(z.string(), z.string());

/**
 * A row whose cells are read each by itself. `rules` between cells look at those that can be read, whatever is wrong with the others, so
 * that one report tells all: zod leaves such rules out where any cell is wrong. `some` is the row with each of its cells optional.
 */
export const rowOfCells = <Some, Row extends Some>(
  row: z.ZodType<Row, unknown>,
  some: z.ZodType<Some, unknown>,
  rules: (cells: Some, context: z.RefinementCtx) => void,
) =>
  // The row's own schema looks at the cells: another before it would take as long again.
  z.unknown().transform((cells, context) => {
    const read = row.safeParse(cells);
    if (read.success) {
      rules(read.data, context);
      return read.data;
    }
    for (const issue of read.error.issues) context.addIssue({ ...issue });
    const wrong = new Set(read.error.issues.map(({ path: [column] }) => column));
    const right = some.safeParse(
      Object.fromEntries(Object.entries(texts.parse(cells)).filter(([column]) => !wrong.has(column))),
    );
    if (right.success) rules(right.data, context);
    return z.NEVER;
  });
