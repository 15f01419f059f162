const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Whether a pharmacy is open, in a line. Times are for reading (`8 am`), days too (`tomorrow`, `Monday`, `Dec 27`). */
export const statusWords = {
  unknown: 'Hours not listed — call',
  closed: 'Closed',
  opens: (time: string): string => `Opens ${time}`,
  opensOnDay: (day: string, time: string): string => `Opens ${day} ${time}`,
  opensOnDate: (date: string, time: string): string => `Opens ${date}, ${time}`,
  always: 'Open 24 hours',
  closesIn: (minutes: number): string => `Closes in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  until: (time: string): string => `Open until ${time}`,
  untilDay: (day: string, time: string): string => `Open until ${day} ${time}`,
  through: (day: string): string => `Open through ${day}`,
  tomorrow: 'tomorrow',
  /** Monday is 0. */
  weekday: (index: number): string => days[index] ?? '',
  /** January is 0. */
  date: (month: number, day: number): string => `${months[month]} ${day}`,
} as const;
