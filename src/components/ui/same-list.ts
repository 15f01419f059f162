/** How a list is narrowed: the page keeps its place and its elements, though its path may change. */
export const toSameList = { preventScrollReset: true, state: { isSameList: true } } as const;

/** Whether a navigation went to the same list, by the state that it carries. */
export const isSameList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameList' in state && state.isSameList === true;
