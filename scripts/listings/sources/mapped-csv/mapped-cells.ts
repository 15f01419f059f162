import { knownText, repairText, shortText } from '../../fields/repair-text.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import type { CellRule, CsvMapping, ListRule } from './csv-mapping.ts';

export interface CellFault {
  readonly field: string;
  readonly columns: readonly string[];
  readonly value: string;
  readonly why: string;
}

/** Returns a reader of columns that turns decimal commas of coordinates into points: `33,5` → `33.5`. */
export function withDecimalPoints(column: ReadColumn, { fields: { lat, lng } }: CsvMapping): ReadColumn {
  return (name) =>
    name === lat || name === lng ? column(name).replace(/^(-?\d+),(\d+)$/, '$1.$2') : column(name);
}

/** Returns the text that a rule finds in a row, or undefined if empty, unknown or none of its `values`. */
export function readCell(rule: CellRule | undefined, column: ReadColumn): string | undefined {
  if (rule === undefined) return undefined;
  if (typeof rule === 'string') return knownText(repairText(column(rule)));
  if ('text' in rule) return rule.text;
  if ('columns' in rule)
    return rule.columns.map((name) => readCell(name, column)).find((text) => text !== undefined);
  return translationOf(rule.values, column(rule.column));
}

const translationOf = (values: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.hasOwn(values, text) ? values[text] : undefined;

/** Returns the values of `vocabulary`, in its order, that a cell names once split and translated. */
export function readList<Value extends string>(
  rule: ListRule | undefined,
  column: ReadColumn,
  vocabulary: readonly Value[],
): readonly Value[] {
  if (rule === undefined) return [];
  const texts = column(rule.column)
    .split(rule.separator)
    .map((text) => (rule.values === undefined ? text.trim() : translationOf(rule.values, text.trim())));
  return vocabulary.filter((value) => texts.includes(value));
}

/** Returns why a mapping leaves out a row, or undefined if it does not: `its License Status is "Expired"`. */
export function whyLeftOut(rows: CsvMapping['rows'], column: ReadColumn): string | undefined {
  const plain = (text: string): string => text.trim().toLowerCase();
  const mismatch = Object.entries(rows).find(
    ([name, wanted]) => !wanted.some((text) => plain(text) === plain(column(name))),
  );
  return mismatch && `its ${mismatch[0]} is "${shortText(column(mismatch[0]))}"`;
}

/** Returns the language tags of two or three letters in a cell: `en; es` → `en`, `es`. Drops other texts. */
export const languageTags = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => /^[a-z]{2,3}$/.test(tag));

export const requiredFields = ['id', 'street', 'city', 'state', 'zip'] as const;
