/** A full stop beside two letters ends a short form (`st.petersburg`, `miami.fl`); between single ones it is part of it (`N.Y.C.`). */
const stopOfWords = /(?<=[\p{L}\p{M}]{2})\.|\.(?=[\p{L}\p{M}]{2})/gu;

/** A text with a space for each full stop between words. */
export const withoutStops = (text: string): string => text.replace(stopOfWords, ' ');
