/** What the results in a city are measured from where nothing else is named. Completes "lines from …". */
export const cityResultsWords = {
  center: (city: string): string => `the center of ${city}`,
} as const;
