import type { OpeningHours } from '../../domain/hours/hours.ts';
import { openStatus } from '../../domain/hours/open-status.ts';
import * as hoursMessages from '../../messages/generated/hours.ts';
import * as statusMessages from '../../messages/generated/status.ts';
import { formatOpenStatus } from '../../messages/open-status-text.ts';

interface StatusBadgeProps {
  readonly hours: OpeningHours | undefined;
  readonly timeZone: string;
  /** Epoch milliseconds; null in static HTML, where plain words keep the badge's place. */
  readonly now: number | null;
}

/** Whether a pharmacy is open now, in words and colour. It takes the place of the words "Opening hours" in static HTML. */
export function StatusBadge({ hours, timeZone, now }: StatusBadgeProps) {
  if (hours === undefined) return <b>{statusMessages.unknown}</b>;
  if (now === null) return <b>{hoursMessages.opening}</b>;
  const status = openStatus(hours, timeZone, now);
  const soon = status.state === 'open' && status.closingSoon;
  return <b className={soon ? 'soon' : status.state}>{formatOpenStatus(status, timeZone, now)}</b>;
}
