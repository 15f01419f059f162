/** What an interactive map says, by the map library's own names where it says it. */
export const mapWords = {
  pin: (number: number, name: string): string => `${number}. ${name}: show in the list`,
  roughPin: (number: number, name: string): string =>
    `${number}. ${name}, somewhere in its ZIP code: show in the list`,
  origin: (label: string): string => `Here is ${label}`,
  library: {
    'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.',
    'NavigationControl.ZoomIn': 'Zoom in',
    'NavigationControl.ZoomOut': 'Zoom out',
    'AttributionControl.ToggleAttribution': 'Show or hide who made this map',
    'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + scroll to zoom the map',
    'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + scroll to zoom the map',
    'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
  },
} as const;
