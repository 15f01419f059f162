/** Dates of holidays that fall on the same rule each year, with a year before them or not, and nothing reckoned from them. */
const holidayDate =
  /(?<![-–]\s?)\b(?:20\d\d )?(?:Jan 0?1|Jun 19|Jul 0?4|Nov 11|Dec 24-(?:Dec )?25|Dec 2[45](?:\s?,\s?2[45])?|Jan Mo\[3\]|Feb Mo\[3\]|May Mo\[-1\]|Sep Mo\[1\]|Oct Mo\[2\]|Nov Th\[4\]|easter)(?![\d\]])(?!\s?[-–+])/gi;

const limits: readonly (readonly [RegExp, string])[] = [
  [/"/, 'open on some condition or by appointment'],
  [/\b(?:sunrise|sunset|dawn|dusk)\b/i, 'changes with the season'],
  [/[+-]\s?\d+ days?\b/i, 'on dates that no weekly table holds'],
  [/\[/, 'only in some weeks of a month'],
  [/\bweek\b/i, 'only in some weeks of the year'],
  [/\bSH\b/, 'changes with school holidays'],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|easter)\b/i, 'changes with the season'],
  [/(?<![\d:])(?:19|20)\d\d\b(?!:)/, 'only in some years'],
  [/\d\s?\+/, 'no closing time'],
  [/\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\s*(?=;|\|\||,?\s*$)/, 'a day without times'],
];

/** What is left of a text whose rules are days of the week, holidays and times. */
const known = /\b24\/7\b|\b\d{1,2}:\d{2}\b|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off|closed|open)\b|\|\||[-–,;:\s]/gi;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const noon = 12 * 60;
const early = 5 * 60;

/** Whether a morning's opening ends the next morning: `9:00-5:00`, the 12-hour clock without saying so. */
const isSlip = (text: string): boolean =>
  [...text.matchAll(/(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)].some(([, from = '', to = '']) => {
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    return closes < opens && closes >= early && opens < noon;
  });

/**
 * Why a weekly table with holidays cannot hold hours in OpenStreetMap's syntax; undefined where it can. A rule for some weeks,
 * months or years, a condition, a day without times, and whatever the parser would have to guess at are refused: the hours are
 * then unknown, which is better than a table that is wrong on other days.
 */
export function beyondWeek(text: string): string | undefined {
  const bare = text.replace(holidayDate, ' ');
  const limit = limits.find(([pattern]) => pattern.test(bare))?.[1];
  if (limit !== undefined) return limit;
  if (bare.replace(known, '') !== '') return 'not understood';
  return isSlip(bare) ? 'closes before it opens' : undefined;
}
