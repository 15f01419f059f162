import { type OpeningHours, type Schedule, weekdays } from '../../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../../src/domain/places/us-state.ts';
import { clockTimes } from '../../fields/clock-times.ts';
import { datedHours, hoursByDay, readSchedule } from '../../fields/read-hours.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import {
  type CsvMapping,
  columnsOfRules,
  type DayRule,
  type HoursField,
  type HoursRule,
} from './csv-mapping.ts';
import { type CellFault, readCell } from './mapped-cells.ts';

interface HoursScope {
  readonly state: StateCode;
  readonly asOf: string | undefined;
}

/** Reads a row's hours for pharmacy, store and drive-through. Reports unreadable hours to `onFault`. */
export function readMappedHours(
  mapping: CsvMapping,
  column: ReadColumn,
  { state, asOf }: HoursScope,
  onFault: (fault: CellFault) => void,
): OpeningHours | undefined {
  const { fields } = mapping;
  const read = (field: HoursField): HoursOfField => readHoursField(fields[field], column, state);
  const [hours, counter, driveThrough] = [read('hours'), read('counterHours'), read('driveThroughHours')];
  for (const { faults } of [counter, hours, driveThrough]) faults.map(onFault);
  const isStores = isHoursFieldOfStore(mapping, counter.schedule !== undefined || counter.faults.length > 0);
  return datedHours(
    {
      pharmacy: isStores ? counter.schedule : hours.schedule,
      store: isStores ? hours.schedule : undefined,
      driveThrough: driveThrough.schedule,
    },
    asOf,
  );
}

function isHoursFieldOfStore({ kind, hoursOf, fields }: CsvMapping, hasCounter: boolean): boolean {
  const usual = kind === 'chain' || fields.counterHours !== undefined ? 'store' : 'pharmacy';
  return hasCounter || (hoursOf ?? usual) === 'store';
}

interface HoursOfField {
  readonly schedule?: Schedule | undefined;
  readonly faults: readonly CellFault[];
}

function readHoursField(rule: HoursRule | undefined, column: ReadColumn, state: StateCode): HoursOfField {
  const columns = columnsOfRules([rule]);
  if (rule === undefined || typeof rule === 'string' || !('days' in rule)) {
    const value = readCell(rule, column);
    if (value === undefined) return { faults: [] };
    const { schedule, fault: why } = readSchedule(value, state);
    return { schedule, faults: why === undefined ? [] : [{ field: 'hours', columns, value, why }] };
  }
  const cells = weekdays.map((day) => ({ day, text: textOfDay(rule.days[day], column, clockTimes) }));
  const fromRow = cells.filter(({ day }) => columnsOfRules([rule.days[day]]).length > 0);
  if (fromRow.every(({ text }) => text === '')) return { faults: [] };
  const { schedule, faults } = hoursByDay(cells);
  return {
    schedule,
    faults: [...faults].map(([day, why]) => ({
      field: day === undefined ? 'hours' : `hours on ${day}`,
      columns: day === undefined ? columns : columnsOfRules([rule.days[day]]),
      value: day === undefined ? cells.map(({ text }) => text).join('; ') : textOfDay(rule.days[day], column),
      why,
    })),
  };
}

function textOfDay(
  rule: DayRule,
  column: ReadColumn,
  normalize: (cell: string) => string = (cell) => cell,
): string {
  if (Array.isArray(rule)) {
    const parts = rule.map((pair) => textOfDay(pair, column, normalize)).filter((text) => text !== '');
    return [...new Set(parts)].join(', ');
  }
  const cells = typeof rule === 'object' && 'opens' in rule ? [rule.opens, rule.closes] : [rule];
  // Both cells may say `closed`. The same time in both is no range.
  return [...new Set(cells.flatMap((cell) => readCell(cell, column) ?? []))].map(normalize).join(' - ');
}
