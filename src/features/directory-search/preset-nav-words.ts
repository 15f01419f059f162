/** What stands around the directory's presets. */
export const presetNavWords = { kinds: 'Kinds of pharmacy', all: 'All' } as const;
