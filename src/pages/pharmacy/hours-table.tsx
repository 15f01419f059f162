import type { StatusAt } from '../../components/listing/status-at.ts';
import { type Clock, type OpeningHours, type Weekday, weekdays } from '../../domain/hours/hours.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as holidaysMessages from '../../messages/generated/holidays.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import * as timesMessages from '../../messages/generated/times.ts';
import { formatDate, formatRanges, hoursAsOf } from '../../messages/time-text.ts';
import { hoursColumns, specialColumns, specialDays } from './special-days.ts';

interface HoursTableProps {
  readonly pharmacy: Pharmacy;
  readonly hours: OpeningHours;
  /** Null in static HTML, which marks no day as today and gives no holiday its next date. */
  readonly at: StatusAt | null;
}

/** The whole week of the pharmacy, its store and its drive-through, as far as known, and the days on which they differ. */
export function HoursTable({ pharmacy: { name, timeZone }, hours, at }: HoursTableProps) {
  const columns = hoursColumns(hours);
  const today = at?.weekdayIn(timeZone);
  const days = specialDays(
    hours,
    at === null ? undefined : { nextDateOf: (id) => at.nextDateOf(id, timeZone), today: at.dateIn(timeZone) },
  );
  return (
    <>
      <Week
        caption={pharmacyMessages.hoursOf({ name })}
        today={today}
        clocks={columns.map(({ clock }) => clock)}
        hours={columns.map(({ schedule }) => weekdays.map((day) => formatRanges(schedule.weekly[day])))}
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
          <SpecialDays
            clocks={specialColumns(hours).map(({ clock }) => clock)}
            names={days.map(({ holiday }) => holiday && holidaysMessages.name[holiday])}
            dates={days.map(({ date }) => date && formatDate(date))}
            hours={days.map(({ ranges }) =>
              ranges.map(({ ranges: open }) =>
                open === undefined ? pharmacyMessages.notListed : formatRanges(open),
              ),
            )}
          />
        </>
      )}
    </>
  );
}

interface WeekProps {
  readonly caption: string;
  readonly today: Weekday | undefined;
  readonly clocks: readonly Clock[];
  /** Of each clock, in words, by the days of the week. */
  readonly hours: readonly (readonly string[])[];
}

/** Many pharmacies have the same week. */
const Week = ({ caption, today, clocks, hours }: WeekProps) => (
  <table className="week">
    <caption className="sr">{caption}</caption>
    <HoursHead clocks={clocks} />
    <tbody>
      {weekdays.map((day, index) => (
        <tr key={day} aria-current={day === today ? 'date' : undefined}>
          <th scope="row">{timesMessages.weekday[day]}</th>
          {clocks.map((clock, column) => (
            <td key={clock}>{hours[column]?.[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface SpecialDaysProps {
  readonly clocks: readonly Clock[];
  /** What each day is called, if anything. */
  readonly names: readonly (string | undefined)[];
  readonly dates: readonly (string | undefined)[];
  /** Of each day, in words, by the clocks. */
  readonly hours: readonly (readonly string[])[];
}

const SpecialDays = ({ clocks, names, dates, hours }: SpecialDaysProps) => (
  <table className="week">
    <HoursHead clocks={clocks} />
    <tbody>
      {hours.map((ofDay, index) => (
        <tr key={names[index] ?? dates[index]}>
          <th scope="row">
            {names[index]}
            {/* Holds the line of the date that comes with the time. */}
            <small>{dates[index] ?? '\u00a0'}</small>
          </th>
          {clocks.map((clock, column) => (
            <td key={clock}>{ofDay[column]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The names of the columns, which are seen where it is not the pharmacy alone. */
function HoursHead({ clocks }: { readonly clocks: readonly Clock[] }) {
  return (
    <thead className={clocks.every((clock) => clock === 'pharmacy') ? 'sr' : undefined}>
      <tr>
        <th scope="col">{pharmacyMessages.day}</th>
        {clocks.map((clock) => (
          <th key={clock} scope="col">
            {pharmacyMessages.clock[clock]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
