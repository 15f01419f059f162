/** What a toast says besides its notice. */
export const toastWords = { dismiss: 'Dismiss' } as const;
