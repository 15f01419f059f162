/** The holidays on which a source can state hours: the federal ones, and two more that pharmacies keep. */
export const holidayIds = [
  'new-years-day',
  'martin-luther-king-day',
  'presidents-day',
  'easter',
  'memorial-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'columbus-day',
  'veterans-day',
  'thanksgiving',
  'christmas-eve',
  'christmas-day',
] as const;
export type HolidayId = (typeof holidayIds)[number];

/** The holidays of which hours are listed, in the order of the year. */
export const listedHolidays = (hours: Readonly<Partial<Record<HolidayId, unknown>>>): readonly HolidayId[] =>
  holidayIds.filter((id) => hours[id] !== undefined);
