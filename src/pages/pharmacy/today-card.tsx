import { Section } from '../../components/layout/section.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import type { StatusBadgeProps } from '../../components/listing/status-badge.tsx';
import { listedHolidays } from '../../domain/hours/holidays.ts';
import { type Clock, clocks, type OpenRange, type Schedule, weekdays } from '../../domain/hours/hours.ts';
import * as holidaysMessages from '../../messages/generated/holidays.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import * as timesMessages from '../../messages/generated/times.ts';
import { formatDate, formatRanges, hoursAsOf } from '../../messages/time-text.ts';

/** Shows a pharmacy's hours today, and on a tap those of the week. */
export function TodayCard({ pharmacy, at }: StatusBadgeProps) {
  const { hours, timeZone } = pharmacy;
  const today = at?.weekdayIn(timeZone);
  const notice = at?.holidayNotice(pharmacy);
  return (
    <Section
      id="hours"
      className="panel"
      title={
        today === undefined || hours === undefined
          ? pharmacyMessages.hours
          : pharmacyMessages.today({ day: timesMessages.weekday[today] })
      }
    >
      {hours === undefined ? (
        <p>{hoursMessages.notListed}</p>
      ) : (
        <>
          <dl className="today js-only">
            {todayClocks
              .filter((clock) => clock === 'pharmacy' || hours[clock] !== undefined)
              .map((clock) => (
                <div key={clock}>
                  <dt>{pharmacyMessages.clock[clock]}</dt>
                  <TodayHours clock={clock} pharmacy={pharmacy} at={at} />
                </div>
              ))}
          </dl>
          {/* Folded, but open on paper and without a script (styles/hours.css). */}
          <details className="fold">
            <summary>{pharmacyMessages.wholeWeek}</summary>
            <HoursTable pharmacy={pharmacy} at={at} />
          </details>
          {/* The notice takes the place of a line that is always there: nothing moves when it comes. */}
          <p className={notice === undefined ? 'notice-line' : 'notice-line warn'}>
            {notice ?? pharmacyMessages.localTimes({ zone: zoneName(timeZone) })}
          </p>
        </>
      )}
    </Section>
  );
}

const todayClocks: readonly Clock[] = ['pharmacy', 'driveThrough', 'store'];

const zones: Readonly<Record<string, string | undefined>> = pharmacyMessages.zone;

// From a table, since browsers and Node name zones differently.
const zoneName = (timeZone: string): string =>
  zones[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

function TodayHours({ clock, pharmacy, at }: StatusBadgeProps & { readonly clock: Clock }) {
  const { hours, timeZone } = pharmacy;
  const schedule = hours?.[clock];
  // Some listings have only the hours of the store.
  if (schedule === undefined) return <dd>{pharmacyMessages.notListed}</dd>;
  const style = clock === 'pharmacy' ? `of-counter ${at?.badgeOf(pharmacy).style ?? ''}` : undefined;
  const old = at === null ? schedule.old === true : at.isOld(schedule, timeZone);
  return (
    <dd className={style} data-room={longestOf(schedule)}>
      <b>{at?.hoursToday(schedule, timeZone)}</b>
      {old && <small>{hoursAsOf(schedule.asOf)}</small>}
    </dd>
  );
}

// This text reserves the place of a day's hours in static HTML (styles/hours.css).
const longestOf = ({ weekly, holidays = {}, exceptions = [] }: Schedule): string =>
  [
    ...weekdays.map((day) => weekly[day]),
    ...Object.values(holidays),
    ...exceptions.map(({ ranges }) => ranges),
  ]
    .map((ranges) => formatRanges(ranges))
    .reduce((longest, text) => (text.length > longest.length ? text : longest));

/** Shows a pharmacy's hours of the week and of special days, such as holidays. */
export function HoursTable({ pharmacy: { name, timeZone, hours = {} }, at }: StatusBadgeProps) {
  const columns = clocks.flatMap((clock) => {
    const schedule = hours[clock];
    return schedule === undefined ? [] : [{ clock, schedule }];
  });
  const special = columns.filter(
    ({ schedule: { holidays = {}, exceptions = [] } }) =>
      Object.keys(holidays).length + exceptions.length > 0,
  );
  const days = specialDays(special, timeZone, at);
  const today = at?.weekdayIn(timeZone);
  return (
    <>
      <Table
        caption={pharmacyMessages.hoursOf({ name })}
        columns={columns}
        rows={weekdays.map((day) => ({
          title: timesMessages.weekday[day],
          isToday: day === today,
          hoursOf: ({ weekly }) => weekly[day],
        }))}
      />
      {columns.map(
        ({ clock, schedule }) =>
          (at === null ? schedule.old === true : at.isOld(schedule, timeZone)) && (
            <p key={clock} className="quiet">
              {pharmacyMessages.oldHours[clock]({ age: hoursAsOf(schedule.asOf) })}
            </p>
          ),
      )}
      {days.length > 0 && (
        <>
          <h3 className="tight">{pharmacyMessages.holidays}</h3>
          <Table columns={special} rows={days} />
        </>
      )}
    </>
  );
}

interface Column {
  readonly clock: Clock;
  readonly schedule: Schedule;
}

interface Row {
  readonly title?: string | undefined;
  readonly date?: string;
  readonly isToday?: boolean;
  readonly hoursOf: (schedule: Schedule) => readonly OpenRange[] | undefined;
}

function specialDays(columns: readonly Column[], timeZone: string, at: StatusAt | null): readonly Row[] {
  const stated = columns.flatMap(({ schedule }) => listedHolidays(schedule.holidays ?? {}));
  const dated = columns.flatMap(({ schedule }) => schedule.exceptions ?? []);
  const dates = new Map(dated.map(({ date, holiday }) => [date, holiday]));
  const days = [
    ...[...new Set(stated)].map((holiday) => ({
      holiday,
      date: at?.nextDateOf(holiday, timeZone),
      hoursOf: ({ holidays }: Schedule) => holidays?.[holiday],
    })),
    ...[...dates].map(([date, holiday]) => ({
      holiday,
      date,
      hoursOf: ({ exceptions }: Schedule) => exceptions?.find((each) => each.date === date)?.ranges,
    })),
  ];
  const today = at?.dateIn(timeZone) ?? '';
  const ahead = days.filter(({ date }) => date === undefined || date >= today);
  const ordered =
    at === null ? ahead : ahead.toSorted((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : 1));
  return ordered.map(({ holiday, date, hoursOf }) => ({
    title: holiday && holidaysMessages.name[holiday],
    // A space reserves the line until the date is known.
    date: date === undefined ? '\u00a0' : formatDate(date),
    hoursOf,
  }));
}

interface TableProps {
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

const Table = ({ caption, columns, rows }: TableProps) => (
  <table className="week">
    {caption !== undefined && <caption className="sr">{caption}</caption>}
    <thead className={columns.every(({ clock }) => clock === 'pharmacy') ? 'sr' : undefined}>
      <tr>
        <th scope="col">{pharmacyMessages.day}</th>
        {columns.map(({ clock }) => (
          <th key={clock} scope="col">
            {pharmacyMessages.clock[clock]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ title, date, isToday = false, hoursOf }) => (
        <tr key={title ?? date} aria-current={isToday ? 'date' : undefined}>
          <th scope="row">
            {title}
            {date !== undefined && <small>{date}</small>}
          </th>
          {columns.map(({ clock, schedule }) => {
            const hours = hoursOf(schedule);
            return <td key={clock}>{hours ? formatRanges(hours) : pharmacyMessages.notListed}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
