interface Holiday {
  readonly date: string;
  readonly label: string;
}

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day of the month of the nth Monday (1) … Thursday (4) of a month; -1 for the last one. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7);
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7;
}

/** The holidays of the United States on their own dates (5 U.S.C. 6103), not the days on which offices close instead. */
export const federalHolidays = (year: number): readonly Holiday[] => [
  { date: iso(year, 1, 1), label: 'New Year’s Day' },
  { date: iso(year, 1, nthWeekday(year, 1, 1, 3)), label: 'Martin Luther King Jr. Day' },
  { date: iso(year, 2, nthWeekday(year, 2, 1, 3)), label: 'Presidents’ Day' },
  { date: iso(year, 5, nthWeekday(year, 5, 1, -1)), label: 'Memorial Day' },
  { date: iso(year, 6, 19), label: 'Juneteenth' },
  { date: iso(year, 7, 4), label: 'Independence Day' },
  { date: iso(year, 9, nthWeekday(year, 9, 1, 1)), label: 'Labor Day' },
  { date: iso(year, 10, nthWeekday(year, 10, 1, 2)), label: 'Columbus Day' },
  { date: iso(year, 11, 11), label: 'Veterans Day' },
  { date: iso(year, 11, nthWeekday(year, 11, 4, 4)), label: 'Thanksgiving' },
  { date: iso(year, 12, 25), label: 'Christmas Day' },
];
