/** What stands after a source's own credit (data/source-words.ts). */
export const sourceCreditWords = { terms: 'Terms' } as const;
