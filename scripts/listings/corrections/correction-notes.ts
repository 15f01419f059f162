import { readCorrectionsTable } from '../../lists/corrections-table.ts';
import { readCorrections } from './read-corrections.ts';

/** What the owner says of a pharmacy, by its id or NPI, for reading: who, when, and in which line; nothing where they do not. */
export async function correctionLines(
  directory: string,
  ids: readonly string[],
  today: string,
): Promise<readonly string[]> {
  const { file, current, past } = readCorrections(await readCorrectionsTable(directory), today);
  const isAsked = ({ id }: { readonly id: string }): boolean => ids.includes(id) || ids.includes(`npi:${id}`);
  const told = [
    ...current.filter(isAsked).map((correction) => ({ correction, end: 'above all sources' })),
    ...past.filter(isAsked).map((correction) => ({ correction, end: 'no longer applied' })),
  ];
  if (told.length === 0) return [];
  return [
    'Corrected by the owner',
    ...told.map(({ correction: { line, field, value, who, date, until }, end }) => {
      const term = until === undefined ? '' : `, until ${until}`;
      return `  ${field.padEnd(14)} ${value === '' ? 'not known' : value}\n  ${''.padEnd(14)} from owner, by ${who}, ${date}${term} (${file}:${line}; ${end})`;
    }),
  ];
}
