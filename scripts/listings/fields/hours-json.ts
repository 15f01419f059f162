import { z } from 'zod';

const times = z.strictObject({
  '@type': z.string().optional(),
  dayOfWeek: z.union([z.string(), z.array(z.string()).min(1)]),
  opens: z.string().min(1),
  closes: z.string().min(1),
});
const span = z.union([
  z.string().min(1),
  z.strictObject({ open: z.string().min(1), close: z.string().min(1) }),
  z.strictObject({ opens: z.string().min(1), closes: z.string().min(1) }),
  z.strictObject({ start: z.string().min(1), end: z.string().min(1) }),
]);
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
/** `openingHours` and `openingHoursSpecification` of schema.org, and objects with a key for each day. */
const hoursJson = z.union([
  z.array(z.string().min(1)).min(1),
  z.array(times).min(1),
  times.transform((one) => [one]),
  z.record(z.string().regex(weekday), z.union([span, z.array(span).min(1)])),
]);

/** Tells whether a text is JSON rather than hours as people write them. */
export const isJson = (text: string): boolean => /^\s*(?:\[[\s\S]*\]|\{[\s\S]*\})\s*$/.test(text);

/** Without seconds, which no counter keeps: `09:00:00`. */
const withoutSeconds = (time: string): string => time.replace(/(?<=\d:\d\d):00\b/g, '');

const spanText = (given: z.infer<typeof span>): string =>
  withoutSeconds(typeof given === 'string' ? given : Object.values(given).join(' - '));

/** `https://schema.org/Monday` as `Monday`. */
const dayName = (day: string): string => day.replace(/^.*\//, '');

/**
 * Writes hours in JSON as lines of text, one for each rule: lists of texts, schema.org's specifications, days with
 * their times. Undefined for any other JSON, and for a day of which it says nothing (`null`), since no weekly
 * table can leave one out.
 */
export function linesOfJson(text: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = hoursJson.safeParse(json);
  if (!read.success) return undefined;
  if (!Array.isArray(read.data)) {
    const lines = Object.entries(read.data).map(([day, given]) =>
      [day, [given].flat().map(spanText).join(', ')].join(' '),
    );
    return lines.length === 0 ? undefined : lines.join('\n');
  }
  return read.data
    .map((rule) =>
      typeof rule === 'string'
        ? rule
        : `${[rule.dayOfWeek].flat().map(dayName).join(', ')} ${spanText({ opens: rule.opens, closes: rule.closes })}`,
    )
    .join('\n');
}
