/** What is held down while a key or a link is pressed. */
type HeldKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** True for a press that is meant for the browser or the system, such as Ctrl with +. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: HeldKeys): boolean => altKey || ctrlKey || metaKey;
