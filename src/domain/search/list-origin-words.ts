/** Where the listings of a ZIP code are, as the point that distances are measured from. Each completes "lines from …". */
export const zipOriginWords = {
  middle: (zip: string): string => `the middle of ZIP ${zip}`,
  listings: (zip: string): string => `the middle of our listings in ZIP ${zip}`,
} as const;
