import { shownSchedule } from '../../domain/hours/hours.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import { hoursAsOf } from '../../messages/time-text.ts';
import { summarizeHours } from './hours-summary.ts';
import type { StatusAt } from './status-at.ts';

interface StatusBadgeProps {
  readonly pharmacy: Pharmacy;
  /** Null in static HTML, where the week stands in the status's place. */
  readonly at: StatusAt | null;
}

/** Whether a pharmacy is open now, in words, color and shape. Until the time is known, and without a script, its weekly hours. */
export function StatusBadge({ pharmacy, at }: StatusBadgeProps) {
  if (pharmacy.hours === undefined) return <b className="unknown">{hoursMessages.notListed}</b>;
  if (at !== null) {
    const { text, style } = at.badgeOf(pharmacy);
    return <b className={style}>{text}</b>;
  }
  const shown = shownSchedule(pharmacy.hours);
  return shown?.old ? (
    <b className="old">{hoursAsOf(shown.asOf)}</b>
  ) : (
    <b className="week">{summarizeHours(pharmacy.hours) || hoursMessages.opening}</b>
  );
}
