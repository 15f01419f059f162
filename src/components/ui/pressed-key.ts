type HeldKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** True if Alt, Ctrl or Meta is held, as in a shortcut of the browser or the system. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: HeldKeys): boolean => altKey || ctrlKey || metaKey;
