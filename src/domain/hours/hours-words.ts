/** Times of day and a day's opening hours, for reading. */
export const timeWords = {
  midnight: 'midnight',
  noon: 'noon',
  /** Hours from 0 to 23: `9 am`, `9:30 pm`. */
  clock: (hour: number, minute: number): string => {
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  },
  range: (opens: string, closes: string): string => `${opens}–${closes}`,
  allDay: 'Open 24 hours',
  closed: 'Closed',
} as const;
