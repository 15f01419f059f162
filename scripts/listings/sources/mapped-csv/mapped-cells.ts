import { knownText, repairText, shortText } from '../../fields/repair-text.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import type { CellRule, CsvMapping, ListRule, Rule } from './csv-mapping.ts';

export interface CellFault {
  readonly field: string;
  readonly rules: readonly Rule[];
  readonly value: string;
  readonly why: string;
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

/** Returns the texts in a cell once split, and translated if the rule has `values`. */
export function readList(rule: ListRule | undefined, column: ReadColumn): readonly string[] {
  if (rule === undefined) return [];
  const texts = column(rule.column)
    .split(rule.separator)
    .map((text) => text.trim());
  const { values } = rule;
  return values === undefined ? texts : texts.flatMap((text) => translationOf(values, text) ?? []);
}

/** Returns why a mapping leaves out a row, or undefined if it does not: `its License Status is "Expired"`. */
export function whyLeftOut(rows: CsvMapping['rows'], column: ReadColumn): string | undefined {
  const plain = (text: string): string => text.trim().toLowerCase();
  const mismatch = Object.entries(rows).find(
    ([name, wanted]) => !wanted.some((text) => plain(text) === plain(column(name))),
  );
  return mismatch && `its ${mismatch[0]} is "${shortText(column(mismatch[0]))}"`;
}
