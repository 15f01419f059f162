/** What the part about the visitor's surroundings says. */
export const nearYouWords = {
  title: 'Near you',
  waiting: 'The pharmacies nearest to you show here once your location is known.',
  noneNear: (miles: number): string => `We list no city within ${miles} miles of you.`,
  failed: 'The listings near you could not be loaded. The links below still work.',
  noneIn: (noun: string, city: string): string => `We list no ${noun} in ${city}.`,
  pharmacies: 'pharmacies',
  allIn: (city: string): string => `All pharmacies in ${city}`,
} as const;
