/** The steps at the start of every trail. */
export const trailWords = { home: 'Home', directory: 'Directory' } as const;
