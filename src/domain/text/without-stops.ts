const stopOfWords = /(?<=[\p{L}\p{M}]{2})\.|\.(?=[\p{L}\p{M}]{2})/gu;

/** Replaces full stops between words by spaces: `miami.fl` → `miami fl`, but `N.Y.C.` stays. */
export const withoutStops = (text: string): string => text.replace(stopOfWords, ' ');
