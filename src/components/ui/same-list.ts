/**
 * Options of a navigation that only filters the list: the page keeps its scroll position and its elements.
 */
export const toSameList = { preventScrollReset: true, state: { isSameList: true } } as const;

/** True if the state of a navigation is that of `toSameList`. */
export const isSameList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameList' in state && state.isSameList === true;
