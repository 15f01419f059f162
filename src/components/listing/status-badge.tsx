import { shownSchedule } from '../../domain/hours/hours.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import { hoursAsOf } from '../../messages/time-text.ts';
import type { StatusAt } from './status-at.ts';

interface StatusBadgeProps {
  readonly pharmacy: Pharmacy;
  /** Null in static HTML, where plain words keep the badge's place. */
  readonly at: StatusAt | null;
}

/** Whether a pharmacy is open now, in words and colour. It takes the place of the words "Opening hours" in static HTML. */
export function StatusBadge({ pharmacy, at }: StatusBadgeProps) {
  if (pharmacy.hours === undefined) return <b>{hoursMessages.notListed}</b>;
  if (at !== null) {
    const { text, style } = at.badgeOf(pharmacy);
    return <b className={style}>{text}</b>;
  }
  const shown = shownSchedule(pharmacy.hours);
  return <b>{shown?.old ? hoursAsOf(shown.asOf) : hoursMessages.opening}</b>;
}
