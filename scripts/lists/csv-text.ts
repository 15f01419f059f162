const cellText = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const lineText = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\n`;

/**
 * The text of a list in the form that every script writes: lines that end in LF, commas, quotes only around cells that hold
 * a comma or a quote. Columns and rows stay in their order.
 */
export const csvText = (
  header: readonly string[],
  rows: readonly { readonly cells: Readonly<Record<string, string>> }[],
): string =>
  header.length === 0
    ? ''
    : [header, ...rows.map(({ cells }) => header.map((column) => cells[column] ?? ''))]
        .map(lineText)
        .join('');
