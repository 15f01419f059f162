/** Options for `navigate()` that keep scroll position and focus, as when a filter changes the list. */
export const toSameList = { preventScrollReset: true, state: { isSameList: true } } as const;

/** True for the navigation state that `toSameList` sets. */
export const isSameList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameList' in state && state.isSameList === true;
