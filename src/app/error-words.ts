/** What the error screen says; its title is SPEC §8's. */
export const errorWords = {
  title: 'Unexpected Application Error!',
  reload: 'Reload the page',
  home: 'Go to the home page',
  noDetails: 'No further details are known.',
} as const;
