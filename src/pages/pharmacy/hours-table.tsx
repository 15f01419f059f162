import { formatDate } from '../../components/listing/listing-words.ts';
import { formatRanges, type OpeningHours, weekdays } from '../../domain/hours/hours.ts';
import { weekdayAt } from '../../domain/hours/zoned-clock.ts';
import { dayWords, pharmacyWords, zoneName } from './pharmacy-words.ts';

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
        <caption className="sr">{pharmacyWords.hoursOf(name)}</caption>
        <thead className={counter === undefined ? 'sr' : undefined}>
          <tr>
            <th scope="col">{pharmacyWords.day}</th>
            <th scope="col">{pharmacyWords.store}</th>
            {counter !== undefined && <th scope="col">{pharmacyWords.counter}</th>}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} aria-current={day === today ? 'date' : undefined}>
              <th scope="row">{dayWords[day]}</th>
              <td>{formatRanges(weekly[day])}</td>
              {counter !== undefined && <td>{formatRanges(counter[day])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <>
          <h3 className="tight">{pharmacyWords.holidays}</h3>
          <table className="week">
            <tbody>
              {exceptions.map(({ date, label, ranges }) => (
                <tr key={date}>
                  <th scope="row">{`${label}, ${formatDate(date)}`}</th>
                  <td>{formatRanges(ranges)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="quiet">{pharmacyWords.localTimes(zoneName(timeZone))}</p>
    </>
  );
}
