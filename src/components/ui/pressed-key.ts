type HeldKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** True if a key press is a shortcut of the browser or the system, such as Ctrl with +. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: HeldKeys): boolean => altKey || ctrlKey || metaKey;
