const stopOfWords = /(?<=[\p{L}\p{M}]{2})\.|\.(?=[\p{L}\p{M}]{2})/gu;

/** Replaces each full stop beside two letters by a space: `miami.fl` → `miami fl`, but `N.Y.C.` stays. */
export const withoutStops = (text: string): string => text.replace(stopOfWords, ' ');
