/** What the screen of a page that does not exist says. */
export const notFoundWords = {
  title: 'This page does not exist',
  why: 'The address may be mistyped, or the page may have moved. These lead on:',
  directory: 'The directory, by state and city',
  allPages: 'The list of all pages',
  home: 'The home page',
} as const;
