import { type OpeningHours, weekdays } from '../../domain/hours/hours.ts';
import { weekdayAt } from '../../domain/hours/zoned-clock.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import * as timesMessages from '../../messages/generated/times.ts';
import { formatDate, formatRanges } from '../../messages/time-text.ts';
import { zoneName } from './fact-names.ts';

interface HoursTableProps {
  readonly name: string;
  readonly hours: OpeningHours;
  readonly timeZone: string;
  /** Epoch milliseconds; null in static HTML, which marks no day as today. */
  readonly now: number | null;
}

/** The whole week, the prescription counter beside the store where it keeps hours of its own, and the exceptions. */
export function HoursTable({ name, hours, timeZone, now }: HoursTableProps) {
  const { weekly, counter, exceptions } = hours;
  const today = now === null ? undefined : weekdays[weekdayAt(timeZone, now)];
  return (
    <>
      <table className="week">
        <caption className="sr">{pharmacyMessages.hoursOf({ name })}</caption>
        <thead className={counter === undefined ? 'sr' : undefined}>
          <tr>
            <th scope="col">{pharmacyMessages.day}</th>
            <th scope="col">{pharmacyMessages.store}</th>
            {counter !== undefined && <th scope="col">{pharmacyMessages.counter}</th>}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} aria-current={day === today ? 'date' : undefined}>
              <th scope="row">{timesMessages.weekday[day]}</th>
              <td>{formatRanges(weekly[day])}</td>
              {counter !== undefined && <td>{formatRanges(counter[day])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <>
          <h3 className="tight">{pharmacyMessages.holidays}</h3>
          <table className="week">
            <tbody>
              {exceptions.map(({ date, label, ranges }) => (
                <tr key={date}>
                  <th scope="row">{pharmacyMessages.exception({ label, date: formatDate(date) })}</th>
                  <td>{formatRanges(ranges)}</td>
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
