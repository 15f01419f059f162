/** What a locator map says. */
export const locatorWords = {
  link: 'See the map',
  open: 'Open the street map',
  close: 'Close the street map',
  states: {
    closed: '',
    loading: 'Loading the street map… ',
    open: 'The street map is open. ',
    failed: 'The street map could not be loaded, so this drawing stays. ',
  },
  title: (count: number, origin: string): string =>
    count === 1
      ? `Map: the pharmacy and ${origin}. North is up.`
      : `Map: the ${count} pharmacies listed here, numbered as in the list, and ${origin}. North is up.`,
  caption: (origin: string, rough: boolean): string =>
    `◆ is ${origin}. Numbers as in the list${rough ? '; a gray pin stands at the middle of a ZIP code, where no more is known' : ''}.`,
} as const;
