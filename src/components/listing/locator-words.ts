/** What a locator map says. */
export const locatorWords = {
  link: 'See the map',
  title: (count: number, origin: string): string =>
    count === 1
      ? `Map: the pharmacy and ${origin}. North is up.`
      : `Map: the ${count} pharmacies listed here, numbered as in the list, and ${origin}. North is up.`,
  caption: (origin: string, rough: boolean): string =>
    `◆ is ${origin}. Numbers as in the list${rough ? '; a gray pin stands at the middle of a ZIP code, where no more is known' : ''}.`,
} as const;
