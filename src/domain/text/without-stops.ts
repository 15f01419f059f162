/** A full stop beside two letters ends a word (`miami.fl`); in `N.Y.C.` it is part of the word. */
const stopOfWords = /(?<=[\p{L}\p{M}]{2})\.|\.(?=[\p{L}\p{M}]{2})/gu;

/** Replaces each full stop between words by a space: `miami.fl` → `miami fl`. */
export const withoutStops = (text: string): string => text.replace(stopOfWords, ' ');
