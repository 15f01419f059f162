/** What the note on the connection says. */
export const connectionWords = {
  label: 'Connection',
  offline: 'You are offline.',
  old: 'What you see was saved on this device and may have changed since.',
  online: 'You are online again.',
  reload: 'Load this page anew',
} as const;
