/** Options of a navigation that narrows a list: the page keeps its scroll position and its elements. */
export const toSameList = { preventScrollReset: true, state: { isSameList: true } } as const;

/** True if a navigation went to the same list, judged by its state. */
export const isSameList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameList' in state && state.isSameList === true;
