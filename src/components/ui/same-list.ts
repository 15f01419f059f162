/**
 * Options of a navigation that only filters the list: the page keeps its scroll position and its elements.
 */
export const toSameList = { preventScrollReset: true, state: { isSameList: true } } as const;

/** True if a navigation's state is that of `toSameList`: the navigation only filtered the list. */
export const isSameList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameList' in state && state.isSameList === true;
