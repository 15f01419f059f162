/** What the results in a city say of where they are measured from (`center` completes "lines from …") and of the lists joined in. */
export const cityResultsWords = {
  neighborFailed: (city: string): string => `The list of ${city} could not be loaded.`,
  center: (city: string): string => `the center of ${city}`,
} as const;
