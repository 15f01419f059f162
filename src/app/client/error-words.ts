/** What the error screen says; its title is fixed by docs/specification.md#errors. */
export const errorWords = {
  title: 'Unexpected Application Error!',
  reload: 'Reload the page',
  home: 'Go to the home page',
  noDetails: 'No further details are known.',
} as const;
