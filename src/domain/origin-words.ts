/** The points that distances are measured from, where they have no name of their own. Each completes "lines from …". */
export const originWords = {
  center: (city: string): string => `the center of ${city}`,
  zip: (zip: string): string => `the middle of ZIP ${zip}`,
  zipListings: (zip: string): string => `the middle of our listings in ZIP ${zip}`,
} as const;
