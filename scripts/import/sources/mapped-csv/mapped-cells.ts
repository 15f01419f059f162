import { knownText } from '../../fields/known-text.ts';
import { mendedText } from '../../fields/mended-text.ts';
import type { CellRule, CsvMapping, ListRule } from './csv-mapping.ts';

/** Fields without which a row is dropped. */
const needed = ['id', 'street', 'city', 'state', 'zip'] as const;

/** How many cells a row has at least: as far as the last that it cannot do without. */
export function leastCells(header: readonly string[], { fields }: CsvMapping): number {
  const columns = needed.flatMap((field) => {
    const rule = fields[field];
    if (rule === undefined) return [];
    return typeof rule === 'string' ? [rule] : 'column' in rule ? [rule.column] : [];
  });
  return Math.max(...columns.map((column) => header.indexOf(column) + 1));
}

/** The text of a column in one row. */
export type ReadColumn = (column: string) => string;

/** Columns of which those of coordinates have a point where a spreadsheet that separates by semicolons has written a comma. */
export function withDecimalPoints(column: ReadColumn, { fields: { lat, lng } }: CsvMapping): ReadColumn {
  return (name) =>
    name === lat || name === lng ? column(name).replace(/^(-?\d+),(\d+)$/, '$1.$2') : column(name);
}

/** What a rule finds in a row for its field. */
export function readCell(rule: CellRule | undefined, column: ReadColumn): string | undefined {
  if (rule === undefined) return undefined;
  if (typeof rule === 'string') return knownText(mendedText(column(rule)));
  if ('text' in rule) return rule.text;
  return valueIn(rule.values, column(rule.column));
}

/** What a table of translations holds for a text; a text such as `constructor` is in no table that does not name it. */
const valueIn = (values: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.hasOwn(values, text) ? values[text] : undefined;

/** The values of a list column that the vocabulary knows. */
export function readList<Value extends string>(
  rule: ListRule | undefined,
  column: ReadColumn,
  vocabulary: readonly Value[],
): readonly Value[] {
  if (rule === undefined) return [];
  const texts = column(rule.column)
    .split(rule.separator)
    .map((text) => (rule.values === undefined ? text.trim() : valueIn(rule.values, text.trim())));
  return vocabulary.filter((value) => texts.includes(value));
}

/** The languages that a list column names, as tags: `es`. */
export const languageTags = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => /^[a-z]{2,3}$/.test(tag));
