/** The facts of a landing page's list, and what it says where nothing is listed. */
export const landingViewWords = {
  nothingNear: (miles: number): string => `No listing within ${miles} miles is known to match either.`,
  nearest: (origin: string): string => `Nearest of these to ${origin}`,
  nameAnd: (name: string, figure: string): string => `${name}, ${figure}`,
  openSunday: 'Open Sunday',
  share: (count: number, total: number): string => `${count} of ${total}`,
  latestClosing: 'Latest weekday closing',
  always: (name: string): string => `Open 24 hours: ${name}`,
  zips: 'ZIP codes covered',
} as const;
