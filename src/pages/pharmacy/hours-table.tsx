import type { StatusAt } from '../../components/listing/status-at.ts';
import { type OpeningHours, weekdays } from '../../domain/hours/hours.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as holidaysMessages from '../../messages/generated/holidays.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import * as timesMessages from '../../messages/generated/times.ts';
import { formatDate, formatRanges, hoursAsOf } from '../../messages/time-text.ts';
import { zoneName } from './fact-names.ts';
import { type HoursColumn, hoursColumns, specialColumns, specialDays } from './special-days.ts';

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
  const days = specialDays(hours, at === null ? undefined : (id) => at.nextDateOf(id, timeZone));
  return (
    <>
      <table className="week">
        <caption className="sr">{pharmacyMessages.hoursOf({ name })}</caption>
        <HoursHead columns={columns} />
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} aria-current={day === today ? 'date' : undefined}>
              <th scope="row">{timesMessages.weekday[day]}</th>
              {columns.map(({ clock, schedule }) => (
                <td key={clock}>{formatRanges(schedule.weekly[day])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
          <table className="week">
            <HoursHead columns={specialColumns(hours)} />
            <tbody>
              {days.map(({ key, holiday, date, ranges }) => (
                <tr key={key}>
                  <th scope="row">
                    {holiday !== undefined && holidaysMessages.name[holiday]}
                    {/* Holds the line of the date that comes with the time. */}
                    <small>{date === undefined ? '\u00a0' : formatDate(date)}</small>
                  </th>
                  {ranges.map(({ clock, ranges: open }) => (
                    <td key={clock}>
                      {open === undefined ? pharmacyMessages.dayNotListed : formatRanges(open)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="quiet">{pharmacyMessages.localTimes({ zone: zoneName(timeZone) })}</p>
    </>
  );
}

/** The names of the columns, which are seen where it is not the pharmacy alone. */
function HoursHead({ columns }: { readonly columns: readonly HoursColumn[] }) {
  return (
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
  );
}
