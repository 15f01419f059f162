/**
 * Local time minus UTC at an instant (epoch milliseconds), in milliseconds: −21,600,000 in Chicago in winter. Temporal knows it at
 * once; where a browser has none yet, the formatter that knows it takes a phone a tenth of a second to set up.
 */
export const offsetAt = (timeZone: string, instant: number): number =>
  typeof Temporal === 'undefined' ? formattedOffset(timeZone, instant) : zonedOffset(timeZone, instant);

const zonedOffset = (timeZone: string, instant: number): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;

// Making a formatter costs some fifty times more than using one, and a list of cards asks for the same zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function formattedOffset(timeZone: string, instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
