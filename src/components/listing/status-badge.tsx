import { shownSchedule } from '../../domain/hours/hours.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import { summarizeHours } from '../../messages/hours-summary.ts';
import { hoursAsOf } from '../../messages/time-text.ts';
import type { StatusAt } from './status-at.ts';

export interface StatusBadgeProps {
  readonly pharmacy: Pharmacy;
  /** Tells the status now. Null while the time is unknown, as in static HTML. */
  readonly at: StatusAt | null;
}

/** Shows whether a pharmacy is open now. Before the time is known, it shows the weekly hours. */
export function StatusBadge({ pharmacy, at }: StatusBadgeProps) {
  if (pharmacy.hours === undefined) return <b className="unknown">{hoursMessages.notListed}</b>;
  const schedule = shownSchedule(pharmacy.hours);
  const week = summarizeHours(pharmacy.hours);
  if (at !== null) {
    const { text, style } = at.badgeOf(pharmacy);
    return (
      <b className={style} data-week={(!schedule?.old && week) || undefined}>
        {text}
      </b>
    );
  }
  return schedule?.old ? (
    <b className="old">{hoursAsOf(schedule.asOf)}</b>
  ) : (
    <b className="week">{week || hoursMessages.opening}</b>
  );
}

interface StatusLineProps extends StatusBadgeProps {
  readonly place: string;
}

/** Shows a pharmacy's status, and `place` after it, such as its street. */
export const StatusLine = ({ pharmacy, at, place }: StatusLineProps) => (
  <p
    className={pharmacy.hours?.store === undefined ? 'hrs' : 'hrs tall'}
    data-unconfirmed={pharmacy.hours === undefined || undefined}
  >
    <StatusBadge pharmacy={pharmacy} at={at} />
    <span translate="no">{place}</span>
  </p>
);
