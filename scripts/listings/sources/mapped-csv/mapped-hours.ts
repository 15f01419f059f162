import { type OpeningHours, weekdays } from '../../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../../src/domain/places/us-state.ts';
import { clockTimes, rulesByDay } from '../../fields/hours-by-day.ts';
import { readHours, readSchedule } from '../../fields/read-hours.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import {
  type CsvMapping,
  columnsOfRules,
  type DayRule,
  type HoursField,
  type HoursRule,
} from './csv-mapping.ts';
import { type CellFault, readCell } from './mapped-cells.ts';

/** Of which state hours are, and as of which day they are stated. */
interface HoursScope {
  readonly state: StateCode;
  readonly asOf: string | undefined;
}

/** Returns the hours that a row states; unknown where a day cannot be read, which is told. */
export function readMappedHours(
  mapping: CsvMapping,
  column: ReadColumn,
  { state, asOf }: HoursScope,
  onFault: (fault: CellFault) => void,
): OpeningHours | undefined {
  const { fields } = mapping;
  const stated = (field: HoursField): Stated => statedBy(fields[field], column, state);
  const [hours, counter, driveThrough] = [
    stated('hours'),
    stated('counterHours'),
    stated('driveThroughHours'),
  ];
  const read = ({ text, columns, faults }: Stated, clock: keyof OpeningHours): OpeningHours => {
    faults.map(onFault);
    const { hours: known, refused } = readHours({ [clock]: text, asOf }, state);
    for (const refusal of refused)
      onFault({ field: 'hours', columns, value: text ?? '', why: reasonOf(refusal) });
    return known ?? {};
  };
  const isStores = areStores(mapping, saysSomething(counter));
  const all: OpeningHours = {
    ...(isStores ? { ...read(counter, 'pharmacy'), ...read(hours, 'store') } : read(hours, 'pharmacy')),
    ...read(driveThrough, 'driveThrough'),
  };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** Whether the column `hours` states the store's. Beside the counter's own it does in any case. */
function areStores({ kind, hoursOf, fields }: CsvMapping, hasCounter: boolean): boolean {
  const usual = kind === 'chain' || fields.counterHours !== undefined ? 'store' : 'pharmacy';
  return hasCounter || (hoursOf ?? usual) === 'store';
}

/** What columns say of hours as one text; none where they say nothing or a day cannot be read. */
interface Stated {
  readonly columns: readonly string[];
  readonly text?: string | undefined;
  readonly faults: readonly CellFault[];
}

const saysSomething = ({ text, faults }: Stated): boolean => text !== undefined || faults.length > 0;

function statedBy(rule: HoursRule | undefined, column: ReadColumn, state: StateCode): Stated {
  const columns = columnsOfRules([rule]);
  if (rule === undefined || typeof rule === 'string' || !('days' in rule))
    return { columns, text: readCell(rule, column), faults: [] };
  const cells = weekdays.map((day) => ({ day, text: textOfDay(rule.days[day], column, clockTimes) }));
  const fromRow = cells.filter(({ day }) => columnsOfRules([rule.days[day]]).length > 0);
  if (fromRow.every(({ text }) => text === '')) return { columns, faults: [] };
  const rules = rulesByDay(cells);
  const faults = cells.flatMap(({ day, text }, at): readonly CellFault[] => {
    const why = faultOfDay(text, rules[at], state);
    return why === undefined
      ? []
      : [
          {
            ...{ field: `hours on ${day}`, columns: columnsOfRules([rule.days[day]]), why },
            value: textOfDay(rule.days[day], column),
          },
        ];
  });
  if (faults.length > 0) return { columns, faults };
  // Rules joined by commas add to each other; after a semicolon a day's rule would cut the night before it.
  const open = rules.filter((own) => own !== undefined && !isClosed(own));
  return { columns, text: open.length === 0 ? 'off' : open.join(', '), faults };
}

const isClosed = (rule: string): boolean => rule.endsWith(' off');

function faultOfDay(text: string, rule: string | undefined, state: StateCode): string | undefined {
  if (text === '') return 'empty, which is not taken for closed';
  if (rule === undefined) return 'not understood';
  const [refusal] = isClosed(rule) ? [] : readSchedule(rule, state).refused;
  return refusal === undefined ? undefined : reasonOf(refusal);
}

/** Why hours were refused, without what they say. */
const reasonOf = (refusal: string): string => refusal.replace(/^hours(?: "[\s\S]*")?:? /, '');

/** What the cells of a day say, in one text; empty where they say nothing. */
function textOfDay(
  rule: DayRule,
  column: ReadColumn,
  asRead: (cell: string) => string = (cell) => cell,
): string {
  if (Array.isArray(rule)) {
    const parts = rule.map((pair) => textOfDay(pair, column, asRead)).filter((text) => text !== '');
    return [...new Set(parts)].join(', ');
  }
  const cells = typeof rule === 'object' && 'opens' in rule ? [rule.opens, rule.closes] : [rule];
  // `closed` may stand in both; a time that does is no range.
  return [...new Set(cells.flatMap((cell) => readCell(cell, column) ?? []))].map(asRead).join(' - ');
}
