/** What the screen of a city says. */
export const cityWords = {
  title: (city: string): string => `Pharmacies in ${city}`,
  allDay: 'open around the clock',
  late: 'open until 10 pm or later every day',
  deliver: 'that deliver',
  compound: 'that compound medicines',
  total: (pharmacies: string, city: string, state: string): string =>
    `${pharmacies} listed in ${city}, ${state}`,
  narrow: (city: string): string => `Narrow down ${city}`,
  nearby: 'Cities nearby',
  search: (city: string): string => `Search results for ${city}`,
  farther: (city: string): string => `Farther from the center of ${city}`,
} as const;
