/** What is held down while a key or a link is pressed. */
type HeldKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A key, and what is held down with it. */
export type PressedKey = HeldKeys & Pick<KeyboardEvent, 'key'>;

/** Whether a press is meant for the browser or the system, as Ctrl with + to enlarge the page is, or Alt with an arrow to go back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: HeldKeys): boolean => altKey || ctrlKey || metaKey;
