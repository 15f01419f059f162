import { type OpeningHours, type Schedule, weekdays } from '../../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../../src/domain/places/us-state.ts';
import { datedHours, hoursByDay, readSchedule } from '../../fields/read-hours.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import {
  type CellFault,
  type CellRule,
  type CsvMapping,
  columnsOfRules,
  type DayRule,
  type HoursRule,
  readCell,
} from './csv-mapping.ts';

type OnFault = (fault: CellFault) => void;

/** Reads a row's hours for pharmacy, store and drive-through. Reports unreadable hours to `onFault`. */
export function readMappedHours(
  { kind, hoursOf, fields }: CsvMapping,
  column: ReadColumn,
  { state, asOf }: { readonly state: StateCode; readonly asOf: string | undefined },
  onFault: OnFault,
): OpeningHours | undefined {
  const read = (rule: HoursRule | undefined): Schedule | undefined =>
    rule === undefined ? undefined : readHours(rule, column, state, onFault);
  const [counter, hours] = [read(fields.counterHours), read(fields.hours)];
  const usual = kind === 'chain' || fields.counterHours !== undefined ? 'store' : 'pharmacy';
  const [pharmacy, store] = (hoursOf ?? usual) === 'store' ? [counter, hours] : [counter ?? hours, undefined];
  return datedHours({ pharmacy, store, driveThrough: read(fields.driveThroughHours) }, asOf);
}

function readHours(
  rule: HoursRule,
  column: ReadColumn,
  state: StateCode,
  onFault: OnFault,
): Schedule | undefined {
  if (typeof rule === 'object' && 'days' in rule) return readDays(rule, column, onFault);
  const value = readCell(rule, column);
  const { schedule, fault: why } = value === undefined ? {} : readSchedule(value, state);
  if (value !== undefined && why !== undefined) onFault({ field: 'hours', rules: [rule], value, why });
  return schedule;
}

function readDays(
  rule: Extract<HoursRule, { readonly days: unknown }>,
  column: ReadColumn,
  onFault: OnFault,
): Schedule | undefined {
  const cells = weekdays.map((day) => ({
    day,
    rule: rule.days[day],
    text: textOfDay(rule.days[day], column),
  }));
  const fromRow = cells.filter((cell) => columnsOfRules([cell.rule]).length > 0);
  if (fromRow.every(({ text }) => text === '')) return undefined;
  const { schedule, faults } = hoursByDay(cells);
  for (const { day, why } of faults) {
    const own = cells.filter((cell) => day === undefined || cell.day === day);
    onFault({
      field: day === undefined ? 'hours' : `hours on ${day}`,
      rules: own.map((cell) => cell.rule),
      value: own.map(({ text }) => text).join('; '),
      why,
    });
  }
  return schedule;
}

function textOfDay(rule: DayRule, column: ReadColumn): string {
  const texts = Array.isArray(rule)
    ? rule.map((pair) => textOfDay(pair, column)).filter((text) => text !== '')
    : cellsOfDay(rule).flatMap((cell) => readCell(cell, column) ?? []);
  // Both cells may say `closed`. The same time in both is no range.
  return [...new Set(texts)].join(Array.isArray(rule) ? ', ' : ' - ');
}

const cellsOfDay = (rule: Exclude<DayRule, readonly unknown[]>): readonly CellRule[] =>
  typeof rule === 'object' && 'opens' in rule ? [rule.opens, rule.closes] : [rule];
