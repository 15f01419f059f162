/**
 * Keeps the scroll position, the focus and the mounted elements when a navigation only filters the list or
 * measures it from another point. Pass it to `navigate()`.
 */
export const toSameList = { preventScrollReset: true, state: { isSameList: true } } as const;

/** True if a navigation's state is that of `toSameList`: the navigation only filtered the list. */
export const isSameList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameList' in state && state.isSameList === true;
