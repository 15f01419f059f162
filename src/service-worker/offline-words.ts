/** What kept pages and the page for lack of one say. They are written without the app, whose words do not reach here. */
export const offlineWords = {
  label: 'Connection',
  offline: 'You seem to be offline.',
  saved: (when: string | null): string =>
    `This page was saved ${when === null ? 'earlier' : `on ${when}`} and may have changed since.`,
  kept: 'Saved on this device',
  title: 'You are offline',
  heading: 'You seem to be offline',
  never:
    'This page was not opened on this device before, so it is not saved here. Pages you have opened still work.',
  again: 'Try again',
} as const;
