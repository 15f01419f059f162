/** A key, and what is held down with it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key is pressed for the browser or the system, as Ctrl with + to enlarge the page is, or Alt with an arrow to go back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: PressedKey): boolean => altKey || ctrlKey || metaKey;
