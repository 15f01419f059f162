import { type ReactNode, useEffect, useRef } from 'react';
import { Section } from '../../components/layout/section.tsx';
import type { StatusBadgeProps } from '../../components/listing/status-badge.tsx';
import { type Clock, type Schedule, weekdays } from '../../domain/hours/hours.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import * as timesMessages from '../../messages/generated/times.ts';
import { formatRanges, hoursAsOf } from '../../messages/time-text.ts';
import { HoursTable } from './hours-table.tsx';

/** Today's hours of counter, drive-through and store, the week on a tap, and a holiday that is near. */
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
          <WholeWeek>
            <HoursTable pharmacy={pharmacy} at={at} />
          </WholeWeek>
          {/* The notice takes the place of a line that is always there: nothing moves when it comes. */}
          <p className={notice === undefined ? 'notice-line' : 'notice-line warn'}>
            {notice ?? pharmacyMessages.localTimes({ zone: zoneName(timeZone) })}
          </p>
        </>
      )}
    </Section>
  );
}

/** The counters before the shop around them. */
const todayClocks: readonly Clock[] = ['pharmacy', 'driveThrough', 'store'];

const zones: Readonly<Record<string, string | undefined>> = pharmacyMessages.zone;

/** `America/Chicago` as `Central time`. A table, since browsers and Node name zones differently. */
const zoneName = (timeZone: string): string =>
  zones[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

function TodayHours({ clock, pharmacy, at }: StatusBadgeProps & { readonly clock: Clock }) {
  const { hours, timeZone } = pharmacy;
  const schedule = hours?.[clock];
  // Of some stores only the store's own hours are known.
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

/** The longest that today's hours can be: it keeps their place in static HTML (styles/hours.css). */
const longestOf = ({ weekly, holidays = {}, exceptions = [] }: Schedule): string =>
  [
    ...weekdays.map((day) => weekly[day]),
    ...Object.values(holidays),
    ...exceptions.map(({ ranges }) => ranges),
  ]
    .map((ranges) => formatRanges(ranges))
    .reduce((longest, text) => (text.length > longest.length ? text : longest));

/** The hours of all days: folded, but open on paper and without a script (styles/hours.css). */
function WholeWeek({ children }: { readonly children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // For browsers in which no style sheet can unfold it.
    const unfold = (): void => {
      if (fold.current !== null) fold.current.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <details className="fold" ref={fold}>
      <summary>{pharmacyMessages.wholeWeek}</summary>
      {children}
    </details>
  );
}
