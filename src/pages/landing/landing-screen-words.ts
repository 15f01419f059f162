/** What a landing page says below its listings. */
export const landingScreenWords = {
  others: (city: string): string => `Other pharmacies in ${city}`,
  facts: 'In short',
  more: (city: string): string => `More in ${city}`,
  all: (city: string): string => `All pharmacies in ${city}, with filters`,
  nearby: 'Cities nearby',
} as const;
