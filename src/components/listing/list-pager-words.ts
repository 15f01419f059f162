/** What the links between the pages of a city's whole list say. */
export const listPagerWords = {
  pages: 'Pages of the whole list',
  page: (page: number): string => `Page ${page} of the whole list`,
} as const;
