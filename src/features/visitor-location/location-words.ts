const instead = 'You can search by city or ZIP code instead.';

/** What the visitor is told of their location. */
export const locationWords = {
  section: 'Your location',
  use: 'Use my location',
  clear: 'Clear',
  clearName: 'Clear my location',
  clearHint: 'Forget this location. It is kept in this page only.',
  finding: 'Finding your location…',
  unknown: 'Your location is not known.',
  network: 'Approximate location from your network',
  device: 'Your location, from this device',
  near: (known: string, place: string): string => `${known}: near ${place}`,
  unavailable: { title: 'This browser cannot share your location', description: instead },
  denied: {
    title: 'Location access is blocked',
    description: `Allow it for this site in your browser's settings and try again. ${instead}`,
  },
  slow: { title: 'Finding your location took too long', description: `Try again. ${instead}` },
  failed: { title: 'Your device could not find your location', description: instead },
} as const;
